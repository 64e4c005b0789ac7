/** The messages of the wire by their plain names; their shapes are made from the server's own description. */

import type { components } from "./wire";

type Schemas = components["schemas"];

export type TableInfo = Schemas["TableInfo"];
export type Chair = Schemas["Chair"];
export type News = Schemas["News"];
export type Texts = Schemas["Texts"];
export type Unasked = Schemas["Unasked"];
export type Part = Schemas["Part"];
export type Question = Schemas["Question"];
export type Over = Schemas["Over"];
export type Orders = Schemas["Orders"];
export type Line = Schemas["Line"];
export type Refused = Schemas["Refused"];
export type Welcome = Schemas["Welcome"];
export type FromTable =
  | Welcome
  | Schemas["TableNews"]
  | News
  | Schemas["Said"]
  | Schemas["Done"]
  | Refused
  | Schemas["Fault"];
export type Hello = Schemas["Hello"];
export type GameInfo = Schemas["GameInfo"];
export type NewTable = Schemas["NewTable"];
export type Place = Schemas["Place"];
export type Problem = Schemas["Problem"];
export type Seated = Schemas["Seated"];
export type Sheet = Schemas["Sheet"];
export type Thought = Schemas["Thought"];
export type Rules = Schemas["Rules"];
export type ClauseText = Schemas["ClauseText"];
export type Seen = Schemas["Seen"];
export type Told = Schemas["Told"];
export type ChanceShown = Schemas["ChanceShown"];
export type LuckLedger = Schemas["LuckLedger"];
export type ReportInfo = Schemas["ReportInfo"];
export type TablePlace = Schemas["TablePlace"];
export type LessonTold = Schemas["LessonTold"];
export type Taught = Schemas["Taught"];
