/** What the browser knows of a representative. */
export type Representative = {
  id: number
  first_name: string
  last_name: string
  distributionChannel: string[]
  distributionChannelTaskFields: string[]
}

const PAINT_DEALERS = 'Festék kereskedők'
const PAINT_DEALER_ZIPS: [from: number, to: number][] = [
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
 * The representative a member will get; undefined means the default one. The server chooses again
 * when the form is sent; one table of cases tests both.
 *
 * @source specification §7
 */
export function chooseConsultant(
  apiName: string | null,
  zip: string,
  found: Representative[]
): Representative | undefined {
  if (apiName === null) return undefined
  if (apiName === PAINT_DEALERS && !hasPaintDealerConsultant(zip)) return undefined
  return found.find(({ distributionChannel, distributionChannelTaskFields }) => {
    return distributionChannel.includes(apiName) || distributionChannelTaskFields.includes(apiName)
  })
}

function hasPaintDealerConsultant(zip: string) {
  if (zip.startsWith('1')) return false
  if (!zip.startsWith('2')) return true
  return PAINT_DEALER_ZIPS.some(([from, to]) => Number(zip) >= from && Number(zip) <= to)
}
