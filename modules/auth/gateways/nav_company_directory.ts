import { clock } from '#app/clock'
import { askOutside } from '#app/http/ask_outside'
import { Circuit } from '#app/http/circuit'
import { settings } from '#app/settings/settings'
import { CompanyDirectory, type CompanyLookupResult } from '#auth/contracts/company_directory'
import { companyOfAnswer, UnreadableAnswer } from './nav_answer.js'
import { newRequestId, queryTaxpayerXml, type NavUser } from './nav_request.js'

/** Digits of a tax number that name the taxpayer. */
const ID_DIGITS = 8

/** Companies from the tax authority's register. @source NAV Online Számla 3.0, queryTaxpayer */
export class NavCompanyDirectory extends CompanyDirectory {
  readonly #circuit = new Circuit()

  /** @param base of the interface, such as `https://api.onlineszamla.nav.gov.hu/invoiceService/v3` */
  constructor(
    private base: URL,
    private user: NavUser
  ) {
    super()
  }

  /** @throws OutsideFailure, UnreadableAnswer, CircuitOpen */
  async findByTaxNumber(
    taxNumber: string,
    signal: AbortSignal
  ): Promise<CompanyLookupResult | null> {
    return this.#circuit.run(async () => {
      const { status, text } = await askOutside({
        address: new URL(`${this.base.pathname.replace(/\/$/, '')}/queryTaxpayer`, this.base),
        method: 'POST',
        headers: { 'content-type': 'application/xml', 'accept': 'application/xml' },
        body: await this.#body(taxNumber),
        signal,
      })
      if (status !== 200) throw new UnreadableAnswer(`status ${status}${errorCodeOf(text)}`)
      return companyOfAnswer(text, taxNumber)
    })
  }

  async #body(taxNumber: string): Promise<string> {
    const { company_name: name, contact_email: contact } = await settings()
    return queryTaxpayerXml({
      user: this.user,
      developer: { name, contact },
      requestId: newRequestId(),
      at: clock.now(),
      taxNumber: taxNumber.slice(0, ID_DIGITS),
    })
  }
}

/** Refusals say why, such as INVALID_SECURITY_USER; the code alone holds nothing personal. */
function errorCodeOf(text: string): string {
  const code = /<(?:\w+:)?errorCode>([A-Z0-9_]{1,50})</.exec(text)?.[1]
  return code ? `, ${code}` : ''
}
