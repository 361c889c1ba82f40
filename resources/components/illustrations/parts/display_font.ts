/** The display face, for the few words printed on drawn packages. */
export const DISPLAY_FONT = 'Sofia Sans Extra Condensed Variable, Arial Narrow, sans-serif'
