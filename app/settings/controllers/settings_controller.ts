import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { changesOf } from '#app/settings/changes'
import { readValue } from '#app/settings/read_value'
import { changeSetting } from '#app/settings/setting_door'
import { isSetting } from '#app/settings/settings'
import { toldSettings, type ToldSetting } from '#app/settings/told_settings'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'

/** What may be changed without a release, for administrators. */
export default class SettingsController {
  async index() {
    const data = (await toldSettings()).map(lineOf)
    return { data, total: data.length }
  }

  async show({ params }: HttpContext) {
    return { data: await recordOf(String(params.name)) }
  }

  async update(ctx: HttpContext) {
    const name = String(ctx.params.name)
    if (!isSetting(name)) throw new NotFound()
    const value = readValue(name, ctx.request.body().value)
    const wanted = { key: name, value, by: actorOf(ctx) }
    const done = await transaction((trx) => changeSetting(trx, wanted))
    const data = await recordOf(name)
    if (!('waitingId' in done)) return { data }
    return ctx.response.accepted({ data: { ...data, waiting_id: done.waitingId } })
  }
}

async function recordOf(name: string) {
  if (!isSetting(name)) throw new NotFound()
  const told = (await toldSettings()).find(({ key }) => key === name)!
  return { ...lineOf(told), changes: await changesOf(name) }
}

function lineOf({ key, shape, name, about, unit, last, ...told }: ToldSetting) {
  return {
    id: key,
    name_en: name.en,
    name_hu: name.hu,
    about_en: about.en,
    about_hu: about.hu,
    unit_en: unit?.en ?? '',
    unit_hu: unit?.hu ?? '',
    kind: shape.kind,
    min: shape.kind === 'whole' ? shape.min : null,
    max: shape.kind === 'whole' ? shape.max : null,
    value: told.value,
    default_value: told.default,
    changed_at: last?.happened_at ?? null,
    source: last?.source ?? null,
    staff_id: last?.staff_id ?? null,
    staff_name: last?.staff_name ?? null,
  }
}
