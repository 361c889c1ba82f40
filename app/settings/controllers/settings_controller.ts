import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { refuseIfSavedSince, savedAtOf } from '#app/http/saved_since'
import { changesOf } from '#app/settings/changes'
import { DEFAULT_SETTINGS } from '#app/settings/defaults'
import Setting from '#app/settings/models/setting'
import { readValue, type Value } from '#app/settings/read_value'
import { changeSetting } from '#app/settings/setting_door'
import { isSetting, type Settings } from '#app/settings/settings'
import { toldSettings, type ToldSetting } from '#app/settings/told_settings'
import { actorOf } from '#app/staff/actor_of'
import { transaction, type Transaction } from '#app/transaction'

/** When a setting was saved that nobody has ever changed. */
const NEVER = 0

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
    const savedAt = await savedAtOf(ctx)
    const done = await transaction(async (trx) => {
      refuseIfSavedSince(await heldSetting(trx, name), savedAt)
      const change = await changeSetting(trx, wanted)
      // What waits for a second administrator has changed nothing: a later default would not hold.
      await Setting.query(trx).where({ key: name, updatedAt: NEVER }).delete()
      return change
    })
    const data = await recordOf(name)
    if (!('waitingId' in done)) return { data }
    return ctx.response.accepted({ data: { ...data, waiting_id: done.waitingId } })
  }
}

async function recordOf(name: string) {
  if (!isSetting(name)) throw new NotFound()
  const told = (await toldSettings()).find(({ key }) => key === name)!
  // What is remembered may be a second old, and must not stand beside a later moment.
  const { value = told.value, updatedAt } = await storedSetting(name)
  return { ...lineOf({ ...told, value }), saved_at: updatedAt, changes: await changesOf(name) }
}

/** A setting as it lies in the database; without a value it was never changed. */
async function storedSetting(name: keyof Settings) {
  const stored = await Setting.query().where('key', name).first()
  return stored
    ? { value: JSON.parse(stored.value) as Value, updatedAt: stored.updatedAt }
    : { updatedAt: NEVER }
}

/** A setting that nobody else changes until the transaction ends; one that was never changed gets a row to hold. */
async function heldSetting(trx: Transaction, key: keyof Settings): Promise<Setting> {
  const fresh = { key, value: JSON.stringify(DEFAULT_SETTINGS[key]), updated_at: NEVER }
  await trx.client.knexQuery().table('settings').insert(fresh).onConflict('key').ignore()
  return Setting.query(trx).where('key', key).forUpdate().firstOrFail()
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
