/** Moments of a page that Inertia has no event for. */
export interface OwnMoments {
  /** Everything is set up, the first page is not there yet. */
  initialized: undefined
  /** The first page is there. */
  ready: undefined
  /** A page, or one that lies over it, stands in the document for the first time. */
  mounted: { isDialog: boolean }
}

/** Names of our events begin with it, as those of Inertia with `inertia:`. */
export const OWN = 'shop:'

/** Tells of such a moment as Inertia tells of its own, by an event of the document. */
export function tell<Name extends keyof OwnMoments>(name: Name, detail?: OwnMoments[Name]): void {
  document.dispatchEvent(new CustomEvent(OWN + name, { detail }))
}
