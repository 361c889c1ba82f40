/** Something that is true of the database at every moment. */
export interface Invariant {
  /** Short and stable, for example `points-balance`. */
  id: string
  /** What is true, as a sentence. */
  title: string
  /** Every row that breaks it, with the columns that name it; on SQLite and on PostgreSQL. */
  sql: string
}

/** One thing that breaks an invariant, by the names of its members, entries and other rows. */
export type Finding = Record<string, string | number | null>

/** What became of one check. */
export interface CheckedInvariant {
  id: string
  title: string
  /** Rows that break it; 0 is well. */
  violations: number
  /** The first of them. */
  found: Finding[]
}

const known = new Map<string, Invariant>()

/** Lets a module have its own truths checked; called once at start. */
export function registerInvariant(...invariants: Invariant[]): void {
  for (const invariant of invariants) known.set(invariant.id, invariant)
}

/** All that were registered, in that order. */
export function knownInvariants(): Invariant[] {
  return [...known.values()]
}
