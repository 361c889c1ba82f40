import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/** Binds what this module answers for its own rooms and for others, and looks after rewards and draws where messages are sent. */
export default class PromoProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const { PromisedGifts } = await import('#catalogue')
    const { Awards, ScanRules } = await import('#points')
    const { TicketSource } = await import('./contracts/ticket_source.js')
    const { DerivedTickets } = await import('./games/derived_tickets.js')
    const { RulesBeforeScan } = await import('./games/rules_before_scan.js')
    const { AwardedPoints } = await import('./rewards/awarded_points.js')
    const { PromisedRewards } = await import('./rewards/promised_rewards.js')
    this.app.container.singleton(TicketSource, () => new DerivedTickets())
    this.app.container.singleton(ScanRules, () => new RulesBeforeScan())
    this.app.container.singleton(PromisedGifts, () => new PromisedRewards())
    this.app.container.singleton(Awards, () => new AwardedPoints())
    const { DrawnPlaces } = await import('./contracts/drawn_places.js')
    const { GameRules } = await import('./contracts/game_rules.js')
    const { RulesForDraws } = await import('./games/rules_for_draws.js')
    const { WinnersOfDraws } = await import('./games/winners_of_draws.js')
    this.app.container.singleton(DrawnPlaces, () => new WinnersOfDraws())
    this.app.container.singleton(GameRules, () => new RulesForDraws())
    const { BeaconSource } = await import('./contracts/beacon_source.js')
    this.app.container.singleton(BeaconSource, async () => {
      const { DrandRelays, USUAL_RELAYS } = await import('./draws/beacon/drand_relays.js')
      const relays = env.get('DRAND_URLS')?.split(/\s*,\s*/)
      return new DrandRelays(relays ?? USUAL_RELAYS)
    })
  }

  async ready() {
    const serves = this.app.getEnvironment() === 'web' && !this.app.isTerminating
    if (!serves || !env.get('OUTBOX_WORKER', true)) return
    const { drawWatch } = await import('./draws/draw_watch.js')
    const { rewardWatch } = await import('./rewards/reward_watch.js')
    for (const watch of [drawWatch, rewardWatch]) {
      this.app.terminating(watch.stop)
      watch.start()
    }
  }
}
