import { shopFindings } from '../shop_findings.js'

/** How the shop is doing, for who sees the set-up. */
export default class HealthController {
  async index() {
    const found = await shopFindings()
    const data = found.map(({ name, figures = {}, ...finding }) => {
      return { id: name.replaceAll(/[ -]/g, '_'), ...finding, figures }
    })
    return { data, total: data.length }
  }
}
