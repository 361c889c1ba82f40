import { createHash, randomBytes } from 'node:crypto'
import { escapeHtml } from '#app/http/escape_html'

const API = 'http://schemas.nav.gov.hu/OSA/3.0/api'
const COMMON = 'http://schemas.nav.gov.hu/NTCA/1.0/common'
/** Version of the program as the interface is told it. */
const SOFTWARE_VERSION = '1.0'

/** The technical user of the company whose access is used. */
export interface NavUser {
  login: string
  password: string
  signKey: string
  /** The first eight digits of that company's tax number. */
  taxNumber: string
}

/** Who answers for this program. */
export interface NavDeveloper {
  name: string
  contact: string
}

/** What one request consists of. `at` is in ms UTC. */
export interface NavQuestion {
  user: NavUser
  developer: NavDeveloper
  requestId: string
  at: number
  /** The first eight digits of the tax number asked for. */
  taxNumber: string
}

/** A name that no other request of this user has; at most 30 letters and digits. */
export function newRequestId(): string {
  return `MP${randomBytes(14).toString('hex').slice(0, 28)}`.toUpperCase()
}

/** What the password is sent as. @source NAV Online Számla 3.0, section 1.5 */
export function passwordHash(password: string): string {
  return createHash('sha512').update(password).digest('hex').toUpperCase()
}

/**
 * The signature of a request: request id, moment to the second, sign key.
 *
 * @source NAV Online Számla 3.0, section 1.5.1
 */
export function requestSignature(requestId: string, at: number, signKey: string): string {
  const moment = new Date(at).toISOString().slice(0, 19).replaceAll(/\D/g, '')
  return sha3(requestId + moment + signKey)
}

/** SHA3-512 in capital letters. */
export function sha3(text: string): string {
  return createHash('sha3-512').update(text).digest('hex').toUpperCase()
}

/** The body of `POST /queryTaxpayer`. @source NAV Online Számla 3.0, section 1.9 */
export function queryTaxpayerXml(question: NavQuestion): string {
  const { requestId, at, taxNumber } = question
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<QueryTaxpayerRequest xmlns="${API}" xmlns:common="${COMMON}">`,
    '<common:header>',
    element('common:requestId', requestId),
    element('common:timestamp', new Date(at).toISOString()),
    element('common:requestVersion', '3.0'),
    element('common:headerVersion', '1.0'),
    '</common:header>',
    userXml(question),
    softwareXml(question),
    element('taxNumber', taxNumber),
    '</QueryTaxpayerRequest>',
  ].join('')
}

function userXml({ user, requestId, at }: NavQuestion): string {
  const signature = requestSignature(requestId, at, user.signKey)
  return [
    '<common:user>',
    element('common:login', user.login),
    element('common:passwordHash', passwordHash(user.password), ' cryptoType="SHA-512"'),
    element('common:taxNumber', user.taxNumber),
    element('common:requestSignature', signature, ' cryptoType="SHA3-512"'),
    '</common:user>',
  ].join('')
}

function softwareXml({ user, developer }: NavQuestion): string {
  return [
    '<software>',
    // Eighteen capital letters and digits of the operator's own.
    element('softwareId', `HU${user.taxNumber}MESTERPT`),
    element('softwareName', 'Mesterpont'),
    element('softwareOperation', 'LOCAL_SOFTWARE'),
    element('softwareMainVersion', SOFTWARE_VERSION),
    element('softwareDevName', developer.name),
    element('softwareDevContact', developer.contact),
    element('softwareDevCountryCode', 'HU'),
    '</software>',
  ].join('')
}

function element(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${escapeHtml(text)}</${name}>`
}
