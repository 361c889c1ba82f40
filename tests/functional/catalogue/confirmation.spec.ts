import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { runOutboxOnce } from '#app/outbox/worker'
import { MailGateway } from '#notifications/contracts/mail_gateway'
import type { FakeMailGateway } from '#notifications/gateways/mail_gateways'
import { givenCart, givenProduct } from '#tests/support/catalogue'
import { checkoutBody, checkOut } from '#tests/support/checkout'
import { givenMember } from '#tests/support/members'
import { givenCreditedScan } from '#tests/support/scans'

test.group('Order confirmation', () => {
  test('[I-09] [C-26] the mail tells the order in the language of the member', async ({
    client,
    assert,
  }) => {
    const member = await givenMember({ locale: 'hu', lastName: 'Szűcs', firstName: 'Gábor' })
    await givenCreditedScan(member, 5000)
    const product = await givenProduct({
      titleHu: 'Munkanadrág <b>',
      titleEn: 'Trousers',
      price: 1250,
      variations: { Méret: ['M'] },
    })
    const [hash] = await givenCart(member, [{ product, variations: [product.variation('M')] }])
    const response = await checkOut(client, member, checkoutBody({ [hash]: 2 }))
    const { id } = response.body().order
    await runOutboxOnce()
    const gateway = (await app.container.make(MailGateway)) as FakeMailGateway
    const mails = gateway.sent.filter((mail) => mail.to === member.email)
    assert.lengthOf(mails, 1)
    const [{ subject, html, text }] = mails
    assert.include(subject, `${id}. számú rendelés`)
    for (const part of ['2 × Munkanadrág <b>, M', '2\u00a0500', '1119 Budapest', 'Szűcs Gábor']) {
      assert.include(text, part)
    }
    assert.include(html, 'Munkanadrág &lt;b&gt;, M')
    assert.notInclude(html, 'Munkanadrág <b>')
    assert.notInclude(html + text, 'mail.order')
  })
})
