/** Characters of a name that a message repeats. */
const NAME_SHOWN = 80

/** A folder that was not written by an export, or not by one that this version knows. */
export class UnreadableFolder extends Error {}

/** @throws UnreadableFolder */
export function refuse(reason: string): never {
  throw new UnreadableFolder(reason)
}

/** A name that cannot do anything to a terminal. */
export function shown(name: string): string {
  return JSON.stringify(name.slice(0, NAME_SHOWN)).replaceAll(/[^\x20-\x7e]/g, '?')
}
