/** What the choice looks at in a representative. */
interface Channels {
  distributionChannel: string[]
  distributionChannelTaskFields: string[]
}

/** The channel with a region of its own. @source requirements Z-05 */
export const PAINT_DEALERS = 'Festék kereskedők'

/**
 * Postcodes beginning with 2 that have a representative for paint dealers; 2440 and 2461 are left out
 * of the last range because the specification says "partly".
 *
 * @source requirements Z-06
 */
export const PAINT_DEALER_ZIPS: [from: number, to: number][] = [
  [2027, 2028],
  [2060, 2067],
  [2091, 2091],
  [2175, 2177],
  [2420, 2439],
  [2441, 2460],
  [2462, 2469],
  [2616, 2619],
  [2640, 2669],
  [2685, 2689],
]

/**
 * The representative of a profession in a postcode, in the order of the provider; undefined means the
 * default one.
 *
 * @param apiName the channel of the main profession; null means the default one
 * @source requirements Z-04 to Z-07
 */
export function chooseRepresentative<Found extends Channels>(
  apiName: string | null,
  zip: string,
  found: readonly Found[]
): Found | undefined {
  if (apiName === null) return undefined
  if (apiName === PAINT_DEALERS && !hasPaintDealerRepresentative(zip)) return undefined
  return found.find(({ distributionChannel, distributionChannelTaskFields }) => {
    return distributionChannel.includes(apiName) || distributionChannelTaskFields.includes(apiName)
  })
}

function hasPaintDealerRepresentative(zip: string) {
  if (zip.startsWith('1')) return false
  if (!zip.startsWith('2')) return true
  return PAINT_DEALER_ZIPS.some(([from, to]) => Number(zip) >= from && Number(zip) <= to)
}
