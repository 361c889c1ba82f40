declare const PAYLOAD: unique symbol

/** The name of a kind of message, and the type of what such a message carries. */
export type Topic<Payload> = string & { readonly [PAYLOAD]: Payload }

/**
 * Which messages go first. codes: codes and what concerns the safety of an account; campaigns: what is sent to many, a few at
 * a time; partners: what programs of others hear, who may be silent for long; usual: the rest.
 */
export const LANES = { codes: 0, usual: 1, campaigns: 2, partners: 3 } as const
export type LaneName = keyof typeof LANES
/** A lane as it is stored. */
export type Lane = (typeof LANES)[LaneName]

/** How messages of a topic are written. */
interface Manner {
  lane?: LaneName
  /** Its payload says nothing of the member it is for, so that it needs no key of the member. */
  isImpersonal?: boolean
  /** What it says is kept for as long as its row is, so that it can be said once more (`carried_out.ts`); else it goes once it was carried out. */
  isKept?: boolean
}

const lanes = new Map<string, Lane>()
const impersonal = new Set<string>()
const kept = new Set<string>()

/** Declares a kind of message, once: who sends it and who carries it out are held to its payload. */
export function topic<Payload extends object>(
  name: string,
  { lane = 'usual', isImpersonal = false, isKept = false }: Manner = {}
): Topic<Payload> {
  lanes.set(name, LANES[lane])
  if (isImpersonal) impersonal.add(name)
  if (isKept) kept.add(name)
  return name as Topic<Payload>
}

/** The member whose key seals a message; null where the key of the shop does. */
export function keyHolderOf(name: string, memberId: number | null): number | null {
  return impersonal.has(name) ? null : memberId
}

/** The topics whose messages keep what they say. */
export function keptTopics(): string[] {
  return [...kept]
}

/** The lane that messages of a topic are written in. */
export function laneOf(name: string): Lane {
  return lanes.get(name) ?? LANES.usual
}
