import { drill, grinderInHand, jigsaw } from './power_tools.js'
import { hammer, pliers, toolCase } from './hand_tools.js'
import { foldingRule, spiritLevel, tapeMeasure } from './measuring_tools.js'
import { brushSet, paintRoller } from './painting_tools.js'
import { boots, trousers, vest } from './workwear.js'
import { earDefenders, gloves, helmet } from './protection.js'
import { radio, stepLadder, thermos } from './site_equipment.js'
import { barbecue, football, mokaPot } from './home_things.js'
import { backpack, cap, mug } from './logo_gifts.js'
import { cinemaTickets, fuelPump, voucherCard } from './vouchers.js'
import { bucket } from './packaging.js'
import { inks } from './inks.js'
import { scene } from './scene.js'
import { mirrored } from './shapes.js'

const paintBucket = () =>
  bucket({ body: inks.plaster, label: inks.petrol, lid: inks.tape, lidDeep: inks.tapeDeep })

/** One group picture for each gift category. */
export const categoryScenes = {
  power_tools_group: () =>
    scene('sand', [
      { subject: jigsaw, middle: 228, scale: 0.62 },
      { subject: grinderInHand, middle: 78, scale: 0.5, foot: 182 },
      { subject: drill, middle: 146, scale: 0.74 },
    ]),
  hand_tools_group: () =>
    scene('mist', [
      { subject: hammer, middle: 70, scale: 0.66 },
      { subject: pliers, middle: 254, scale: 0.6, foot: 196 },
      { subject: toolCase, middle: 164, scale: 0.66, foot: 184 },
    ]),
  measuring_group: () =>
    scene('bricks', [
      { subject: foldingRule, middle: 92, scale: 0.62, foot: 180 },
      { subject: spiritLevel, middle: 196, scale: 0.86, foot: 196 },
      { subject: tapeMeasure, middle: 232, scale: 0.5, foot: 180 },
    ]),
  painting_group: () =>
    scene('tiles', [
      { subject: paintRoller, middle: 258, scale: 0.6 },
      { subject: brushSet, middle: 72, scale: 0.54, foot: 194 },
      { subject: paintBucket, middle: 160, scale: 0.66, foot: 194 },
    ]),
  workwear_group: () =>
    scene('cement', [
      { subject: trousers, middle: 84, scale: 0.7 },
      { subject: vest, middle: 170, scale: 0.76 },
      { subject: boots, middle: 252, scale: 0.5, foot: 186 },
    ]),
  protection_group: () =>
    scene('blush', [
      { subject: earDefenders, middle: 76, scale: 0.56, foot: 184 },
      { subject: gloves, middle: 256, scale: 0.58 },
      { subject: helmet, middle: 166, scale: 0.74, foot: 168 },
    ]),
  site_group: () =>
    scene('boards', [
      { subject: stepLadder, middle: 82, scale: 0.78 },
      { subject: radio, middle: 176, scale: 0.66 },
      { subject: thermos, middle: 262, scale: 0.58, foot: 192 },
    ]),
  home_group: () =>
    scene('petrol', [
      { subject: barbecue, middle: 118, scale: 0.78, foot: 196 },
      { subject: mokaPot, middle: 206, scale: 0.5 },
      { subject: football, middle: 262, scale: 0.36 },
    ]),
  logo_group: () =>
    scene('mist', [
      { subject: backpack, middle: 100, scale: 0.74 },
      { subject: cap, middle: 186, scale: 0.6, foot: 160 },
      { subject: mug, middle: 254, scale: 0.46, foot: 182 },
    ]),
  vouchers_group: () =>
    scene('blush', [
      { subject: () => mirrored(cinemaTickets()), middle: 82, scale: 0.68 },
      { subject: voucherCard, middle: 176, scale: 0.62, foot: 176 },
      { subject: fuelPump, middle: 262, scale: 0.42, foot: 194 },
    ]),
}
