import { createHash } from 'node:crypto'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import {
  LoopbackService,
  type LoopbackAnswer,
  type LoopbackRequest,
} from '#app/development/loopback_service'
import { escapeHtml } from '#app/http/escape_html'
import { companies, type CompanyRecord } from '#database/demo/companies'
import type { NavUser } from './nav_request.js'

/** The technical user the stand-in knows. */
export const STAND_IN_USER: NavUser = {
  login: 'mesterpontdemo1',
  password: 'Demo & <jelszó>',
  signKey: 'ce-8f5e-215119fa7dd621DLMRHRLH2S',
  taxNumber: '12345676',
}

const NAMESPACES =
  'xmlns="http://schemas.nav.gov.hu/OSA/3.0/api" ' +
  'xmlns:ns2="http://schemas.nav.gov.hu/NTCA/1.0/common" ' +
  'xmlns:ns3="http://schemas.nav.gov.hu/OSA/3.0/base"'

const parser = new XMLParser({ parseTagValue: false, removeNSPrefix: true, ignoreAttributes: true })

/**
 * Speaks like the interface of the tax authority, with the firms of the demo shop. It checks every
 * request as the real one does: names, hashes, signature, and that no request id comes twice.
 */
export function navStandIn(): LoopbackService {
  const usedIds = new Set<string>()
  return new LoopbackService({
    answer: (request) => answerTo(request, usedIds),
    wrongSchema: xml(200, `<QueryInvoiceResponse ${NAMESPACES}><invoice/></QueryInvoiceResponse>`),
  })
}

function answerTo({ method, path, body }: LoopbackRequest, usedIds: Set<string>): LoopbackAnswer {
  if (method !== 'POST' || !path.endsWith('/queryTaxpayer')) return xml(404, '')
  if (XMLValidator.validate(body) !== true) return refusal('INVALID_REQUEST')
  const request = parser.parse(body).QueryTaxpayerRequest
  const { requestId, timestamp } = request?.header ?? {}
  if (!/^[A-Z0-9]{1,30}$/.test(requestId) || usedIds.has(requestId)) {
    return refusal('REQUEST_ID_NOT_UNIQUE')
  }
  usedIds.add(requestId)
  if (!isKnownUser(request.user)) return refusal('INVALID_SECURITY_USER')
  if (request.user.requestSignature !== expectedSignature(requestId, timestamp)) {
    return refusal('INVALID_REQUEST_SIGNATURE')
  }
  if (!isSoftware(request.software)) return refusal('SCHEMA_VIOLATION')
  const company = companies.find(({ tax_number }) => tax_number.slice(0, 8) === request.taxNumber)
  return xml(200, responseXml(requestId, timestamp, company))
}

function isKnownUser(user: Record<string, string> | undefined): boolean {
  const { login, password, taxNumber } = STAND_IN_USER
  const hash = createHash('sha512').update(password).digest('hex').toUpperCase()
  return user?.login === login && user.passwordHash === hash && user.taxNumber === taxNumber
}

/** Built from the text of the request alone, so that it proves what was sent. */
function expectedSignature(requestId: string, timestamp: string): string {
  const moment = timestamp.replace(/\.\d+Z$/, '').replaceAll(/[-:T]/g, '')
  const text = requestId + moment + STAND_IN_USER.signKey
  return createHash('sha3-512').update(text).digest('hex').toUpperCase()
}

function isSoftware(software: Record<string, string> | undefined): boolean {
  return /^[0-9A-Z-]{18}$/.test(software?.softwareId ?? '') && !!software?.softwareDevContact
}

function refusal(code: string): LoopbackAnswer {
  const result = `<ns2:result><ns2:funcCode>ERROR</ns2:funcCode><ns2:errorCode>${code}</ns2:errorCode></ns2:result>`
  return xml(400, `<GeneralErrorResponse ${NAMESPACES}>${result}</GeneralErrorResponse>`)
}

function responseXml(requestId: string, timestamp: string, company?: CompanyRecord): string {
  return [
    `<QueryTaxpayerResponse ${NAMESPACES}>`,
    `<ns2:header><ns2:requestId>${requestId}</ns2:requestId>`,
    `<ns2:timestamp>${timestamp}</ns2:timestamp><ns2:requestVersion>3.0</ns2:requestVersion>`,
    '<ns2:headerVersion>1.0</ns2:headerVersion></ns2:header>',
    '<ns2:result><ns2:funcCode>OK</ns2:funcCode></ns2:result>',
    `<taxpayerValidity>${company ? 'true' : 'false'}</taxpayerValidity>`,
    company ? companyXml(company) : '',
    '</QueryTaxpayerResponse>',
  ].join('')
}

function companyXml(company: CompanyRecord): string {
  const [id, vat, county] = company.tax_number.split('-')
  return [
    `<taxpayerData><taxpayerName>${escapeHtml(company.name)}</taxpayerName>`,
    `<taxpayerShortName>${escapeHtml(company.short_name)}</taxpayerShortName>`,
    `<taxNumberDetail><ns3:taxpayerId>${id}</ns3:taxpayerId><ns3:vatCode>${vat}</ns3:vatCode>`,
    `<ns3:countyCode>${county}</ns3:countyCode></taxNumberDetail>`,
    '<incorporation>ORGANIZATION</incorporation><taxpayerAddressList>',
    // A site stands before the headquarters, so that the first address is not the right one.
    addressXml('SITE', { ...company, city: 'Telephely', number: '999' }),
    addressXml('HQ', company),
    '</taxpayerAddressList></taxpayerData>',
  ].join('')
}

function addressXml(type: 'HQ' | 'SITE', company: CompanyRecord): string {
  const parts = [
    ['countryCode', 'HU'],
    ['postalCode', company.zip],
    ['city', company.city],
    ['streetName', company.place_name],
    ['publicPlaceCategory', company.place_category],
    ['number', company.number],
    ['floor', company.floor],
    ['door', company.door],
  ]
    .filter(([, text]) => text)
    .map(([name, text]) => `<ns3:${name}>${escapeHtml(text!)}</ns3:${name}>`)
  return (
    `<taxpayerAddressItem><taxpayerAddressType>${type}</taxpayerAddressType>` +
    `<taxpayerAddress>${parts.join('')}</taxpayerAddress></taxpayerAddressItem>`
  )
}

function xml(status: number, content: string): LoopbackAnswer {
  const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  return { status, type: 'application/xml', body: declaration + content }
}
