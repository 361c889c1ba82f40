import { channels } from '#database/default_professions'

/** First and last postcode of a region, both included. */
export type ZipRange = readonly [from: string, to: string]

/** A regional representative; lists carry the channel names the professions' `api_name` refers to. */
export type RepresentativeRecord = {
  first_name: string
  last_name: string
  phone: string
  email: string
  distributionChannel: string[]
  distributionChannelTaskFields: string[]
  is_default: boolean
  zips: ZipRange[]
}

const paint = [channels.painting, channels.paintDealers]
const facade = [channels.insulation, channels.masonry]
const floor = [channels.tiling]
const building = [channels.drywall, channels.contracting]

const budapest: ZipRange[] = [['1000', '1999']]
const north: ZipRange[] = [
  ['2000', '2399'],
  ['2600', '2799'],
  ['3000', '3299'],
]
const centre: ZipRange[] = [
  ['2400', '2599'],
  ['2800', '2999'],
  ['8000', '8199'],
]
const northEast: ZipRange[] = [['3300', '4999']]
const plain: ZipRange[] = [['5000', '6999']]
const southWest: ZipRange[] = [
  ['7000', '7999'],
  ['8600', '8899'],
]
const west: ZipRange[] = [
  ['8200', '8599'],
  ['8900', '9999'],
]

/** The maker's people on the road; the first one serves everybody nobody else is named for. */
export const representatives: RepresentativeRecord[] = [
  person('Kerekes Judit', '+36300000101', [], [], []),
  person('Bodnár Gergely', '+36300000102', paint, [], budapest),
  person('Szalai Katalin', '+36300000103', facade, floor, budapest),
  person('Pintér Norbert', '+36300000104', building, [], [...budapest, ...north]),
  person('Halmos Tamás', '+36300000105', paint, facade, north),
  person('Vörös Andrea', '+36300000106', floor, [], north),
  person('Fekete Zsolt', '+36300000107', [...paint, ...facade], [], centre),
  person('Orosz Mónika', '+36300000108', floor, building, centre),
  person('Kocsis Balázs', '+36300000109', [...paint, ...facade], building, northEast),
  person('Jakab Erika', '+36300000110', floor, [], northEast),
  person('Lengyel Csaba', '+36300000111', paint, building, plain),
  person('Somogyi Réka', '+36300000112', [...facade, ...floor], [], plain),
  person('Hegedűs Attila', '+36300000113', [...paint, ...floor], [], southWest),
  person('Balogh Viktória', '+36300000114', facade, building, southWest),
  person('Németh Krisztián', '+36300000115', [...paint, ...facade], [], west),
  person('Gál Eszter', '+36300000116', [...floor, ...building], [], west),
]

function person(
  name: string,
  phone: string,
  distributionChannel: string[],
  distributionChannelTaskFields: string[],
  zips: ZipRange[]
): RepresentativeRecord {
  const [last_name, first_name] = name.split(' ')
  return {
    first_name,
    last_name,
    phone,
    email: `${asciiOf(last_name)}.${asciiOf(first_name)}@mesterpont.example`,
    distributionChannel,
    distributionChannelTaskFields,
    is_default: zips.length === 0,
    zips,
  }
}

function asciiOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
