import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/*
 * Certificates of a certificate authority that only the test knows, written out by hand: no library of ours makes any,
 * and a command of the machine may be missing. The forms are those of RFC 5280.
 */

const ECDSA_WITH_SHA256 = Buffer.from('300a06082a8648ce3d040302', 'hex')
const COMMON_NAME = Buffer.from('0603550403', 'hex')
const BASIC_CONSTRAINTS = Buffer.from('0603551d13', 'hex')
const ALTERNATIVE_NAME = Buffer.from('0603551d11', 'hex')
const TRUE = Buffer.from('0101ff', 'hex')
const SEQUENCE = 0x30
const SHORT_MAX = 127

interface Signer {
  name: string
  key: KeyObject
}

/** An authority, and what a server shows that speaks for hosts by its word. */
export function testAuthority() {
  const { privateKey, publicKey } = keys()
  const authority = { name: 'Test authority', key: privateKey }
  const constraints = tlv(SEQUENCE, BASIC_CONSTRAINTS, TRUE, octets(tlv(SEQUENCE, TRUE)))
  return {
    certificate: certificate(authority, authority.name, publicKey, constraints),
    serverOf(...hosts: string[]) {
      const own = keys()
      const names = tlv(SEQUENCE, ...hosts.map((host) => tlv(0x82, Buffer.from(host))))
      const extension = tlv(SEQUENCE, ALTERNATIVE_NAME, octets(names))
      return {
        cert: certificate(authority, hosts[0], own.publicKey, extension),
        key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      }
    },
  }
}

function keys() {
  return generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
}

function certificate(by: Signer, name: string, key: KeyObject, extension: Buffer): string {
  const time = (text: string) => tlv(0x18, Buffer.from(text))
  const said = tlv(
    SEQUENCE,
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    nameOf(by.name),
    tlv(SEQUENCE, time('20200101000000Z'), time('20991231235959Z')),
    nameOf(name),
    key.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, tlv(SEQUENCE, extension))
  )
  const signature = sign('sha256', said, by.key)
  const bits = tlv(0x03, Buffer.from([0]), signature)
  const text = tlv(SEQUENCE, said, ECDSA_WITH_SHA256, bits).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`
}

function nameOf(name: string) {
  return tlv(SEQUENCE, tlv(0x31, tlv(SEQUENCE, COMMON_NAME, tlv(0x0c, Buffer.from(name)))))
}

function octets(value: Buffer) {
  return tlv(0x04, value)
}

/** A tag, the length of what follows, and what follows. */
function tlv(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts)
  if (value.length <= SHORT_MAX) return Buffer.concat([Buffer.from([tag, value.length]), value])
  const length = Buffer.from(value.length.toString(16).padStart(4, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x80 + length.length]), length, value])
}
