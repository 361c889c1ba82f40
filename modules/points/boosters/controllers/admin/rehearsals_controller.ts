import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { inNoHurry } from '#app/database/request_patience'
import { integer } from '#app/validation/numbers'
import {
  rehearseBooster,
  rehearseScanRule,
  type Rehearsal,
} from '#points/boosters/actions/rehearse'
import { NothingToRehearse } from '#points/boosters/exceptions'
import Booster from '#points/boosters/models/booster'
import { RuleNotThere } from '#points/point_rules/exceptions'
import PointRule from '#points/point_rules/models/point_rule'

/** Scans of two years are read at most. */
const MONTHS_MAX = 24
const MONTHS = 3

const rehearsalValidator = vine.create({ months: integer([1, MONTHS_MAX]).optional() })

/** What a draft would have done to the real scans of the last months; reads only. */
export default class RehearsalsController {
  async booster({ params, request }: HttpContext) {
    const { months = MONTHS } = await rehearsalValidator.validate(request.qs())
    const booster = await Booster.find(Number(params.id))
    if (!booster) throw new RuleNotThere()
    const rehearsal = await inNoHurry(() => rehearseBooster(booster, months))
    return { data: wired(rehearsal, Number(params.id)) }
  }

  async pointRule({ params, request }: HttpContext) {
    const { months = MONTHS } = await rehearsalValidator.validate(request.qs())
    const id = Number(params.id)
    const rule = await PointRule.find(id)
    if (!rule) throw new RuleNotThere()
    const { productId, pointsFrom: points } = rule
    if (productId === null) throw new NothingToRehearse()
    const rehearsal = await inNoHurry(() => rehearseScanRule({ productId, points }, months))
    return { data: wired(rehearsal, id) }
  }
}

function wired({ firstDay, lastDay, endedOn, ...figures }: Rehearsal, id: number) {
  return { id, first_day: firstDay, last_day: lastDay, ended_on: endedOn, ...figures }
}
