import type { Actor } from '#app/audit/audit'
import type { AuditKind } from '#app/audit/kinds'
import type { Transaction } from '#app/transaction'
import type { BlockValue } from '../blocks/main.js'
import type { BroughtMedia } from './actions/bring_media.js'
import type { Names } from './names.js'

/** A text of the shop as a file holds it: keys in place of numbers, HTML in lines. */
export interface ExchangeDocument {
  kind: string
  /** The same in every installation. */
  key: string
  [field: string]: BlockValue
}

/** A text that this installation has. */
export interface HeldText {
  id: number
  /** What staff work on. */
  document: ExchangeDocument
  /** What readers see; null where they see nothing of it. */
  live: ExchangeDocument | null
  /** Readers see just what staff work on. */
  isShown: boolean
  isArchived: boolean
}

/** Where the text of a file goes. */
export interface Target {
  /** The row whose place it takes; null makes one. */
  id: number | null
  key: string
  /** It stands beside what has its address, under another one. */
  isCopy: boolean
  /** Readers see it from now on. */
  publishes: boolean
  by: Actor
}

/** What was written; `settle` is called when all files are. */
export interface WrittenText {
  id: number
  settle?: () => Promise<void>
}

/** A file that follows the rules of its kind. */
export interface ReadText {
  /** The text in the one way in which this shop would write it. */
  document: ExchangeDocument
  write: (trx: Transaction, target: Target) => Promise<WrittenText>
}

/** What files name that is not among them, or is. */
export interface ReadOptions {
  names: Names
  /** Nothing may be missing: it is shown at once. */
  publishes: boolean
  media: BroughtMedia
}

/** A kind of content that goes from one installation to another. */
export interface ExchangeKind {
  kind: string
  /** The folder of its files; null where the shop has one text of it, in a file of the kind's name. */
  folder: string | null
  /** What the audit log calls it. */
  audited: { subject: string; created: AuditKind; changed: AuditKind }
  /** Readers see a change at once: there is no draft. */
  isDirect: boolean
  /** What has the key of a file stays, whatever the file says. */
  staysAsItIs?: boolean
  held: (trx: Transaction, names: Names) => Promise<HeldText[]>
  /** @throws E_VALIDATION_ERROR with the places of what is wrong */
  read: (document: ExchangeDocument, options: ReadOptions) => Promise<ReadText>
}
