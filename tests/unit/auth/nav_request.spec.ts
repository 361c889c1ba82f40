import { test } from '@japa/runner'
import { XMLParser } from 'fast-xml-parser'
import {
  newRequestId,
  passwordHash,
  queryTaxpayerXml,
  requestSignature,
  sha3,
} from '#auth/gateways/nav_request'

/** The example of the interface specification. @source NAV Online Számla 3.0, section 1.5.1 */
const SAMPLE = {
  requestId: 'TSTKFT1222564',
  at: Date.UTC(2017, 11, 30, 18, 25, 45),
  signKey: 'ce-8f5e-215119fa7dd621DLMRHRLH2S',
}

test.group('Requests to the tax authority', () => {
  test('the signature is that of the published example', ({ assert }) => {
    const partial = `${SAMPLE.requestId}20171230182545${SAMPLE.signKey}`
    assert.equal(requestSignature(SAMPLE.requestId, SAMPLE.at, SAMPLE.signKey), sha3(partial))
    const indexes = sha3('CREATEQWJjZDEyMzQ=') + sha3('MODIFYRGNiYTQzMjE=')
    assert.equal(
      sha3(partial + indexes),
      '60BC80609EE3B8F42FE904200A49A1921A1DADA08D55319ACD40C59F626514B7' +
        '4EEA49011D372600A10DBCF8199D590DA9C2841D987308F2D83DAE17C2470C42'
    )
  })

  test('the password is sent as SHA-512 in capital letters', ({ assert }) => {
    assert.match(passwordHash('abc'), /^DDAF35A193617ABACC417349AE204131/)
    assert.match(passwordHash('abc'), /^[0-9A-F]{128}$/)
  })

  test('whatever the settings hold stays text', ({ assert }) => {
    const xml = queryTaxpayerXml({
      user: { login: 'a<b>&"', password: 'x', signKey: 'y', taxNumber: '12345676' },
      developer: { name: '</software><x>', contact: "o'neil@pelda.hu" },
      requestId: SAMPLE.requestId,
      at: SAMPLE.at,
      taxNumber: '10537914',
    })
    const { QueryTaxpayerRequest: sent } = new XMLParser({
      removeNSPrefix: true,
      parseTagValue: false,
      htmlEntities: true,
    }).parse(xml)
    assert.equal(sent.user.login, 'a<b>&"')
    assert.equal(sent.software.softwareDevName, '</software><x>')
    assert.equal(sent.header.timestamp, '2017-12-30T18:25:45.000Z')
    assert.equal(sent.taxNumber, '10537914')
  })

  test('a request id has at most thirty letters and digits and never comes twice', ({ assert }) => {
    const ids = Array.from({ length: 1000 }, newRequestId)
    for (const id of ids) assert.match(id, /^[A-Z0-9]{1,30}$/)
    assert.lengthOf(new Set(ids), ids.length)
  })
})
