/** The eleven signs that name a film, alone or in an address of YouTube. */
export const VIDEO =
  /^(?:https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/)|youtu\.be\/))?([A-Za-z0-9_-]{11})(?:[?&]\S*)?$/

/** The name of the film; null where there is none. */
export function videoOf(written: string | null | undefined): string | null {
  return VIDEO.exec(written ?? '')?.[1] ?? null
}
