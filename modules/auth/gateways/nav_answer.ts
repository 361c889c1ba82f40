import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { CompanyLookupResult, NavAddress } from '#auth/contracts/company_directory'

/** The longest house number the company block takes, in characters. */
const NUMBER_MAX = 30

type Node = Record<string, unknown>

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (name) => name === 'taxpayerAddressItem',
})

/** The service answered, but not as its specification says. */
export class UnreadableAnswer extends Error {}

/**
 * Reads the answer of `queryTaxpayer`.
 *
 * @param taxNumber what was asked for, with dashes; a part the answer leaves out is taken from it
 * @returns null where the tax number is unknown or not valid any more
 * @throws UnreadableAnswer
 */
export function companyOfAnswer(xml: string, taxNumber: string): CompanyLookupResult | null {
  const answer = nodeOf(parsed(xml), 'QueryTaxpayerResponse')
  const result = nodeOf(answer, 'result')
  if (textOf(result, 'funcCode') !== 'OK') {
    throw new UnreadableAnswer(`refused with ${textOf(result, 'errorCode') ?? 'no code'}`)
  }
  const validity = textOf(answer, 'taxpayerValidity')
  if (validity === 'false' || validity === undefined) return null
  if (validity !== 'true') throw new UnreadableAnswer('no taxpayerValidity')
  const company = nodeOf(answer, 'taxpayerData')
  const name = textOf(company, 'taxpayerName')
  if (!name) throw new UnreadableAnswer('no taxpayerName')
  return {
    name,
    short_name: textOf(company, 'taxpayerShortName') || null,
    full_tax_number: fullTaxNumber(nodeOf(company, 'taxNumberDetail'), taxNumber),
    nav_address: headquarters(company),
    address: null,
  }
}

function parsed(xml: string): Node {
  // Entities of its own could make a small answer a large one; no answer has them.
  if (xml.includes('<!DOCTYPE')) throw new UnreadableAnswer('a document type')
  if (XMLValidator.validate(xml) !== true) throw new UnreadableAnswer('not well-formed')
  return parser.parse(xml)
}

function fullTaxNumber(detail: Node, asked: string): string {
  const [askedId, askedVat, askedCounty] = asked.split('-')
  if (textOf(detail, 'taxpayerId') !== askedId) throw new UnreadableAnswer('another taxpayer')
  const vat = textOf(detail, 'vatCode') || askedVat
  const county = textOf(detail, 'countyCode') || askedCounty
  return `${askedId}-${vat}-${county}`
}

function headquarters(company: Node): NavAddress | null {
  const list = company.taxpayerAddressList
  const items = isNode(list) ? list.taxpayerAddressItem : undefined
  if (!Array.isArray(items)) return null
  const item = items.find((one) => isNode(one) && textOf(one, 'taxpayerAddressType') === 'HQ')
  return item ? addressOf(nodeOf(item, 'taxpayerAddress')) : null
}

function addressOf(address: Node): NavAddress {
  const part = (name: string) => textOf(address, name) ?? ''
  return {
    zip: part('postalCode'),
    city: part('city'),
    place_name: part('streetName') || part('additionalAddressDetail'),
    place_category: part('publicPlaceCategory'),
    number: numberOf(part),
    door: part('door') || null,
    floor: part('floor') || null,
  }
}

/** Building and staircase have no field of their own; a plot without a number has its own. */
function numberOf(part: (name: string) => string): string {
  const places = [
    part('number') || (part('lotNumber') && `hrsz. ${part('lotNumber')}`),
    part('building') && `${part('building')} ép.`,
    part('staircase') && `${part('staircase')} lph.`,
  ]
  return places.filter(Boolean).join(' ').slice(0, NUMBER_MAX)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nodeOf(node: Node, name: string): Node {
  const value = node[name]
  if (!isNode(value)) throw new UnreadableAnswer(`no ${name}`)
  return value
}

function textOf(node: Node, name: string): string | undefined {
  const value = node[name]
  return typeof value === 'string' ? value : undefined
}
