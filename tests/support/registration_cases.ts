/** Rules that the server and the pages each have: both are tested from these cases. */

/** Tax numbers, and whether each is right. */
export const TAX_NUMBER_CASES: [text: string, isRight: boolean][] = [
  ['12345676-1-41', true],
  ['10537914-4-44', true],
  ['10537914-4-51', true],
  ['10537915-4-44', false],
  ['12345676141', false],
  ['1234567-1-41', false],
  ['12345676-0-41', false],
  ['12345676-6-41', false],
  ['12345676-1-01', false],
  ['12345676-1-21', false],
  ['12345676-1-45', false],
  ['12345676-1-41 ', false],
  ['', false],
]

/** Consultants in the order of a provider. */
export const CONSULTANTS = [
  { id: 1, distributionChannel: ['Festék'], distributionChannelTaskFields: [] as string[] },
  { id: 2, distributionChannel: [], distributionChannelTaskFields: ['Burkolás'] },
  {
    id: 3,
    distributionChannel: ['Festék', 'Festék kereskedők'],
    distributionChannelTaskFields: ['Burkolás'],
  },
].map((one) => ({ ...one, first_name: 'Péter', last_name: 'Kovács' }))

/** Channel, postcode, and the id of the chosen consultant; undefined is the default one. */
type ChoiceCase = [apiName: string | null, zip: string, id: number | undefined]

/** Trades without regions of their own. */
export const PLAIN_CHOICES: ChoiceCase[] = [
  [null, '9023', undefined],
  ['Festék', '9023', 1],
  ['Festék', '1011', 1],
  ['Burkolás', '9023', 2],
  ['Tetőfedők', '9023', undefined],
]

/** Paint dealers, at both ends of every range. */
export const DEALER_CHOICES: ChoiceCase[] = [
  ...dealersAt(['1000', '1011', '1999', '2000', '2026', '2029', '2059', '2068'], undefined),
  ...dealersAt(['2027', '2028', '2060', '2064', '2067', '2091', '2175', '2177'], 3),
  ...dealersAt(['2090', '2092', '2174', '2178', '2615', '2620', '2639', '2670'], undefined),
  ...dealersAt(['2616', '2619', '2640', '2669', '2685', '2689', '2420', '2469'], 3),
  ...dealersAt(['2684', '2690', '2419', '2470', '2440', '2461', '2999'], undefined),
  ...dealersAt(['2439', '2441', '2460', '2462', '3000', '9023'], 3),
]

function dealersAt(zips: string[], id: number | undefined): ChoiceCase[] {
  return zips.map((zip) => ['Festék kereskedők', zip, id])
}
