/**
 * What a page leaves out of the layout: `MyPage.layoutFlags = { hideMenu: true }`.
 *
 * @source requirements L-06
 */
export interface LayoutFlags {
  hideMenu?: boolean
  hideHeader?: boolean
  hideFooter?: boolean
  hideBackground?: boolean
  /** The floating cart button and the cart drawer. */
  hideCart?: boolean
  /** The page brings its own width; otherwise nothing is set, pages use `wrap`. */
  notContained?: boolean
}
