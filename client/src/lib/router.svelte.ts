/** Where one is: addresses without a page being loaded anew. */

export const here = $state({ path: location.pathname, query: location.search });

function look(): void {
  here.path = location.pathname;
  here.query = location.search;
}

/** Go to an address of this house. */
export function go(to: string, replace = false): void {
  if (to === location.pathname + location.search) return;
  history[replace ? "replaceState" : "pushState"](null, "", to);
  look();
  if (!replace) scrollTo(0, 0);
}

/** Let links of this house change the address only; to be called once. */
export function followLinks(): void {
  addEventListener("popstate", look);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
