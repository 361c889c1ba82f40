import { test } from '@japa/runner'
import type { LoopbackService, Trouble } from '#app/development/loopback_service'
import { companyBlockOf } from '#auth/companies/company_block'
import { companyOfAnswer, UnreadableAnswer } from '#auth/gateways/nav_answer'
import { NavCompanyDirectory } from '#auth/gateways/nav_company_directory'
import { navStandIn, STAND_IN_USER } from '#auth/gateways/nav_stand_in'
import { companies } from '#database/demo/companies'
import { frozenClock } from '#tests/support/clock'

const signal = () => AbortSignal.timeout(5000)
const groundFloor = companies.find(({ floor }) => floor === 'FS')!

/** The answer of the real service about the authority itself, with what the rule needs. */
function answer(inner: string, name = 'PRÓBA ÉS TÁRSA KFT.') {
  return (
    '<?xml version="1.0" encoding="UTF-8"?><a:QueryTaxpayerResponse xmlns:a="x" xmlns:b="y">' +
    '<b:result><b:funcCode>OK</b:funcCode></b:result>' +
    `<a:taxpayerValidity>true</a:taxpayerValidity><a:taxpayerData><a:taxpayerName>${name}</a:taxpayerName>` +
    '<a:taxNumberDetail><b:taxpayerId>10537914</b:taxpayerId><b:vatCode>4</b:vatCode></a:taxNumberDetail>' +
    `${inner}</a:taxpayerData></a:QueryTaxpayerResponse>`
  )
}

function address(parts: string) {
  return (
    '<a:taxpayerAddressList><a:taxpayerAddressItem><a:taxpayerAddressType>HQ</a:taxpayerAddressType>' +
    `<a:taxpayerAddress>${parts}</a:taxpayerAddress></a:taxpayerAddressItem></a:taxpayerAddressList>`
  )
}

test.group('Company by tax number', (group) => {
  let service: LoopbackService
  let directory: NavCompanyDirectory

  group.each.setup(async () => {
    service = navStandIn()
    directory = new NavCompanyDirectory(await service.start(), STAND_IN_USER)
    return () => service.stop()
  })

  test('[Z-10] the headquarters become the company block, FS is the ground floor', async ({
    assert,
  }) => {
    const found = await directory.findByTaxNumber(groundFloor.tax_number, signal())
    assert.deepEqual(companyBlockOf(found!), {
      tax_number: groundFloor.tax_number,
      name: groundFloor.short_name,
      zip: groundFloor.zip,
      city: groundFloor.city,
      address: `${groundFloor.place_name} ${groundFloor.place_category}`,
      house_number: groundFloor.number,
      floor: 0,
      door_number: groundFloor.door,
    })
    assert.isNull(await directory.findByTaxNumber('99999999-2-41', signal()))
    const [request] = service.asked
    assert.equal(request.path, '/queryTaxpayer')
    assert.notInclude(request.body, STAND_IN_USER.password)
    assert.notInclude(request.body, STAND_IN_USER.signKey)
  })

  test('a wrong key, password or name is refused, and says so without secrets', async ({
    assert,
  }) => {
    const address = await navStandInAddress(service)
    const wrong = [
      [{ signKey: 'another' }, /INVALID_REQUEST_SIGNATURE/],
      [{ password: 'another' }, /INVALID_SECURITY_USER/],
      [{ login: 'another' }, /INVALID_SECURITY_USER/],
    ] as const
    for (const [change, reason] of wrong) {
      const other = new NavCompanyDirectory(address, { ...STAND_IN_USER, ...change })
      await assert.rejects(() => other.findByTaxNumber(groundFloor.tax_number, signal()), reason)
    }
  })

  for (const trouble of ['error', 'malformed', 'wrong_schema', 'huge', 'cut'] as Trouble[]) {
    test(`a service in trouble throws: ${trouble}`, async ({ assert }) => {
      service.trouble = trouble
      await assert.rejects(() => directory.findByTaxNumber(groundFloor.tax_number, signal()))
      service.trouble = undefined
      assert.isNotNull(await directory.findByTaxNumber(groundFloor.tax_number, signal()))
    })
  }

  test('a slow service is left when the signal says so, a missing one at once', async ({
    assert,
  }) => {
    service.trouble = 'slow'
    const soon = AbortSignal.timeout(50)
    await assert.rejects(
      () => directory.findByTaxNumber(groundFloor.tax_number, soon),
      /TimeoutError/
    )
    await service.stop()
    await assert.rejects(
      () => directory.findByTaxNumber(groundFloor.tax_number, signal()),
      /ECONNREFUSED/
    )
    await service.start()
  })

  test('after five failures in a row nobody waits for it any more', async ({ assert, cleanup }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    service.trouble = 'error'
    const ask = () => directory.findByTaxNumber(groundFloor.tax_number, signal())
    for (let failures = 0; failures < 5; failures++) await assert.rejects(ask)
    service.trouble = undefined
    await assert.rejects(ask, /left alone/)
    assert.lengthOf(service.asked, 5)
    clock.pass(30_001)
    assert.isNotNull(await ask())
  })
})

test.group('Answers of the tax authority', () => {
  const ASKED = '10537914-2-44'

  test('[Z-10] building, staircase and plot are folded into the house number', ({ assert }) => {
    const parts =
      '<b:postalCode>1111</b:postalCode><b:city>BUDAPEST</b:city><b:streetName>FŐ</b:streetName>' +
      '<b:publicPlaceCategory>UTCA</b:publicPlaceCategory><b:number>012/A.</b:number>' +
      '<b:building>B</b:building><b:staircase>2</b:staircase><b:floor>3</b:floor><b:door>12</b:door>'
    const block = companyBlockOf(companyOfAnswer(answer(address(parts)), ASKED)!)
    assert.deepInclude(block, {
      // The answer leaves the county out.
      tax_number: '10537914-4-44',
      address: 'FŐ UTCA',
      house_number: '012/A. B ép. 2 lph.',
      floor: 3,
      door_number: '12',
    })
    const plot = '<b:postalCode>1111</b:postalCode><b:lotNumber>4242/1</b:lotNumber>'
    const other = companyOfAnswer(answer(address(plot)), ASKED)!
    assert.equal(other.nav_address?.number, 'hrsz. 4242/1')
    assert.isNull(companyOfAnswer(answer(''), ASKED)!.nav_address)
  })

  test('names are text whatever they hold, and fit the form', ({ assert }) => {
    const name = 'ŐSI &amp; FIA &lt;b&gt; BT. &quot;007&quot;'
    const block = companyBlockOf(companyOfAnswer(answer('', name), ASKED)!)
    assert.equal(block.name, 'ŐSI & FIA <b> BT. "007"')
    const long = companyBlockOf(companyOfAnswer(answer('', 'x'.repeat(512)), ASKED)!)
    assert.lengthOf(long.name, 200)
  })

  test('what is no answer is never taken for one', ({ assert }) => {
    const right = answer('')
    const wrong = [
      '',
      'null',
      '{"taxpayerValidity":true}',
      '<html><body>Hiba</body></html>',
      right.slice(0, -3),
      right + right,
      right.replace('OK', 'ERROR'),
      right.replace('>true<', '>yes<'),
      right.replaceAll('QueryTaxpayerResponse', 'QueryInvoiceDataResponse'),
      right.replace('10537914', '12345676'),
      right.replace(/<a:taxpayerName>.*<\/a:taxpayerName>/, ''),
      right.replace('<a:taxpayerData>', '<a:taxpayerData><__proto__>1</__proto__>'),
      `<!DOCTYPE a [<!ENTITY e "${'e'.repeat(1000)}">]>${right}`,
    ]
    for (const text of wrong) {
      let refused: unknown
      try {
        companyOfAnswer(text, ASKED)
      } catch (error) {
        refused = error
      }
      assert.instanceOf(refused, Error, text.slice(0, 80))
    }
    assert.throws(() => companyOfAnswer('<a/>', ASKED), UnreadableAnswer)
    assert.isNull(companyOfAnswer(right.replace('>true<', '>false<'), ASKED))
  })
})

async function navStandInAddress(service: LoopbackService) {
  await service.stop()
  return service.start()
}
