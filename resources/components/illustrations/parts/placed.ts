/** Where a part stands in its scene. */
export interface Placed {
  /** SVG transform: `translate(20 330) scale(1.35)`. */
  at: string
}
