import type { HttpContext } from '@adonisjs/core/http'
import { ImportSteps } from '#app/imports/import_steps'
import { actorOf } from '#app/staff/actor_of'
import { participatingImport } from '#points/participating/product_import'
import { participatingSample } from '#points/participating/product_sample'

/** Sticker-marked products from a file. */
export default class ParticipatingImportsController extends ImportSteps {
  protected kindOf(ctx: HttpContext) {
    return participatingImport(actorOf(ctx))
  }

  protected sampleFor() {
    return { name: 'participating_products', contents: participatingSample() }
  }
}
