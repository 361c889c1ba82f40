/** Hears how far a long work is, and how much there is of it; what it throws ends the work at a safe place. */
export type OnProgress = (done: number, total: number) => void

/** For a work that nobody follows. */
export const unheard: OnProgress = () => {}

/** Somebody stopped a long work: what it would have found is not known. */
export class Stopped extends Error {}
