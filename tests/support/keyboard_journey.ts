import type { Page } from 'playwright'
import { forgetHeard, hears } from '#tests/support/accessible/heard'
import { DESKTOP } from '#tests/support/browser'
import { SHIPPING } from '#tests/support/checkout'
import { arrivedAt, codeTo } from '#tests/support/journeys'
import { KeyboardVisitor } from '#tests/support/keyboard'
import { accountBody } from '#tests/support/registrations'
import type { SeededShop } from '#tests/support/seeded_shop'
import { ShopClient } from '#tests/support/shop_client'

/** A tradesperson without a mouse, and the shop they are in. */
export class KeyboardJourney extends KeyboardVisitor {
  constructor(
    page: Page,
    private readonly shop: SeededShop,
    private readonly url: string
  ) {
    super(page)
  }

  field(name: string) {
    return this.page.locator(`[name="${name}"]`)
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  link(name: string) {
    return this.page.getByRole('link', { name, exact: true })
  }

  /** The dialog or drawer that lies over the page; a toast is one by its role alone. */
  get dialog() {
    return this.page.getByRole('dialog').and(this.page.locator(':not(.toast)'))
  }

  async isPhone() {
    return (this.page.viewportSize()?.width ?? 0) < DESKTOP
  }

  /** A dialog has come and took the focus. */
  async isOver(): Promise<void> {
    await this.dialog.waitFor()
    await this.focusComesTo(this.dialog.locator('*').or(this.dialog))
  }

  /** What a dialog is about is read out with its name. */
  private async tells(words: string): Promise<void> {
    const ids = (await this.dialog.getAttribute('aria-describedby')) ?? 'nothing'
    await this.dialog.locator(`[id="${ids}"]`).getByText(words).waitFor()
  }

  /** Follows an entry of the menu, which is a drawer on a phone; from the heading it lies behind. */
  async follow(entry: string, path: string): Promise<void> {
    if (await this.isPhone()) {
      await this.press(this.button('Menu'), 'Enter', { back: true })
      await this.isOver()
      await this.press(this.dialog.getByRole('link', { name: entry, exact: true }), 'Enter')
    } else {
      const header = this.page.getByRole('banner')
      await this.press(header.getByRole('link', { name: entry, exact: true }), 'Enter', {
        back: true,
      })
    }
    await arrivedAt(this.page, path)
  }

  /** Leaves the question about measuring behind, skips what stands before the page, and finds back. */
  async comeIn(): Promise<void> {
    await this.page.goto('/')
    await this.tabTo(this.link('Skip to content'), { max: 1 })
    await this.press(this.button('Only what is needed'), 'Enter')
    await this.page.locator('.measuring').waitFor({ state: 'detached' })
    await this.tabTo(this.page.locator('.header .logo'), { max: 1 })
    await this.press(this.link('Skip to content'), 'Enter', { back: true })
    await this.focusComesTo(this.page.locator('main'))
    await this.tabTo(this.page.locator('main a').first(), { max: 1 })
    await this.tabTo(this.page.locator('header :is(a, button)').filter({ visible: true }).last(), {
      max: 20,
      back: true,
    })
  }

  async register(): Promise<void> {
    const account = accountBody()
    await this.follow('Register', '/regisztracio')
    await hears(this.page, 'Register')
    await this.type(this.field('email'), String(account.email))
    await this.page.keyboard.press('Enter')
    await hears(this.page, /password/i)
    await this.type(this.page.locator('input[type=tel]'), String(account.phone).slice('+36'.length))
    await this.type(this.field('password'), String(account.password))
    await this.type(this.field('password_confirmation'), String(account.password))
    await this.press(this.field('tos'), 'Space')
    await this.press(this.field('major'), 'Space')
    await this.press(this.button('Go on'), 'Enter')
    await arrivedAt(this.page, '/step/2')
    await this.type(this.field('code'), await codeTo(this.shop, String(account.phone)))
    await this.page.keyboard.press('Enter')
    await arrivedAt(this.page, '/step/3')
    await this.tellAboutCompany()
    await this.press(this.page.locator('form button[type=submit]'), 'Enter')
    await arrivedAt(this.page, '/profil/extra-pontok')
  }

  private async tellAboutCompany(): Promise<void> {
    await this.type(this.field('last_name'), 'Szűcs')
    await this.type(this.field('first_name'), 'Gábor')
    await this.type(this.field('tax_number'), '10537914444')
    await hears(this.page, 'Please fill in the rest yourself.')
    await this.type(this.field('company_name'), 'Szűcs Kft.')
    await this.type(this.field('company_zip'), '1119')
    await this.type(this.field('company_city'), 'Budapest')
    await this.type(this.field('company_address'), 'Fehérvári út')
    await this.type(this.field('company_house_number'), '84/A')
    await this.type(this.field('main_profession_id'), 'Painting')
    await this.type(this.field('regional_representative_zip'), '9023')
    await this.press(this.field('tos'), 'Space')
  }

  /** Without a camera the code below the picture is typed in. */
  async collect(code: string): Promise<void> {
    await this.follow('Collect points', '/pontgyujtes')
    await this.press(this.page.locator('main a[href^="/qr-code"]').first(), 'Enter')
    await this.isOver()
    await this.page.keyboard.press('Escape')
    await this.dialog.waitFor({ state: 'detached' })
    await this.focusComesTo(this.page.locator('main *'))
    await this.type(this.page.getByLabel('Type the code'), code)
    await this.page.keyboard.press('Enter')
    await this.isOver()
    await this.tells('+120')
    await this.page.keyboard.press('Escape')
    await this.dialog.waitFor({ state: 'detached' })
    await this.focusComesTo(this.page.getByLabel('Type the code'))
  }

  /** Work trousers in size M: looked at, left, opened again, and put into the cart. */
  async choose(): Promise<void> {
    const gift = this.link('Work trousers')
    await this.follow('Gifts', '/ajandekok/kategoriak')
    await this.press(this.page.locator(`main a[href$="${this.shop.category.slug}"]`), 'Enter')
    await arrivedAt(this.page, this.shop.category.slug)
    await this.press(gift, 'Enter')
    await this.isOver()
    await this.page.keyboard.press('Escape')
    await this.dialog.waitFor({ state: 'detached' })
    await this.focusComesTo(gift)
    await this.page.keyboard.press('Enter')
    await this.isOver()
    await this.tabTo(this.dialog.getByRole('radio').first())
    await this.page.keyboard.press('ArrowRight')
    await this.dialog.getByRole('radio', { name: 'M', exact: true, checked: true }).waitFor()
    await this.press(this.dialog.getByRole('button', { name: 'Put in cart' }), 'Enter')
  }

  /** The cart has opened by itself; it is left and opened again. */
  async orderTwo(): Promise<void> {
    await this.page.waitForURL('**drawer=cart**')
    await this.isOver()
    await forgetHeard(this.page)
    await this.press(this.button('One more: Work trousers'), 'Enter')
    await hears(this.page, '40')
    await this.page.keyboard.press('Escape')
    await this.dialog.waitFor({ state: 'detached' })
    await this.focusComesTo(this.page.locator('main *, aside *'))
    const cart = this.button('Cart, 2 items')
    await this.press(cart, 'Enter')
    await this.isOver()
    await this.page.keyboard.press('Escape')
    await this.dialog.waitFor({ state: 'detached' })
    await this.focusComesTo(cart)
    await this.page.keyboard.press('Enter')
    await this.press(this.link('Go to checkout'), 'Enter')
    await arrivedAt(this.page, '/bevaltas')
    await this.type(this.page.getByLabel('Postcode'), SHIPPING.zip)
    await this.type(this.page.getByLabel('City'), SHIPPING.city)
    await this.type(this.page.getByLabel('Street'), SHIPPING.address)
    await this.type(this.page.getByLabel('House no.'), SHIPPING.house_number)
    await this.press(this.button('Order for 40 points'), 'Enter')
    await this.focusComesTo(this.page.getByRole('heading', { name: 'Thank you for your order' }))
    await hears(this.page, /^Order no. \d+ is placed/)
  }

  /** Staff begin with the order, which the shop tells at once. */
  async readNews(): Promise<void> {
    const [order] = await this.shop.database.run('SELECT MAX(id) AS id FROM orders')
    const staff = await new ShopClient(this.url).enter(this.shop.admin.sessions[0])
    await staff.post(`/api/admin/orders/${order.id}/status`, { status: 'processing' })
    const bell = this.button(/^Notifications, [1-9]/)
    await bell.waitFor()
    await this.press(bell, 'Enter')
    await this.isOver()
    await this.tabTo(this.dialog.locator('.note-row .whole').first())
    await this.page.keyboard.press('Escape')
    await this.dialog.waitFor({ state: 'detached' })
    await this.focusComesTo(this.button(/^Notifications/))
  }

  async leave(): Promise<void> {
    const hungarian = this.button(/^HU/)
    await this.follow('Profile', '/profil')
    if (await this.isPhone()) {
      await this.press(this.button('Menu'), 'Enter', { back: true })
      await this.isOver()
    }
    await this.press(hungarian, 'Enter', { back: true })
    await this.page.locator('html[lang=hu]').waitFor({ state: 'attached' })
    await this.focusComesTo(hungarian)
    await this.press(this.button('Kilépés'), 'Enter')
    await this.page.getByRole('link', { name: 'Belépés', exact: true }).first().waitFor()
    await this.focusComesTo(this.page.locator('h1'))
  }
}
