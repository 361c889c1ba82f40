import * as hand from './hand_tools.js'
import * as home from './home_things.js'
import * as logo from './logo_gifts.js'
import * as measuring from './measuring_tools.js'
import { bag, bucket, canister, tin } from './packaging.js'
import * as painting from './painting_tools.js'
import * as power from './power_tools.js'
import * as protection from './protection.js'
import type { Ground, Standing } from './scene.js'
import * as site from './site_equipment.js'
import * as vouchers from './vouchers.js'
import * as wear from './workwear.js'
import { inks } from './inks.js'

/** What stands on which ground in the picture of one gift or product. */
export type Portrait = Standing & { ground: Ground }

/** One portrait for each gift of the catalogue. */
export const giftPortraits = {
  drill: { ground: 'sand', subject: power.drill },
  angle_grinder: { ground: 'cement', subject: power.angleGrinder, foot: 184 },
  jigsaw: { ground: 'boards', subject: power.jigsaw },
  paddle_mixer: { ground: 'mist', subject: power.paddleMixer, foot: 196 },
  heat_gun: { ground: 'tiles', subject: power.heatGun },
  drill_bits: { ground: 'blush', subject: power.drillBits },
  hammer: { ground: 'mist', subject: hand.hammer },
  trowel: { ground: 'bricks', subject: hand.trowel, foot: 168 },
  tool_case: { ground: 'sand', subject: hand.toolCase, foot: 184 },
  screwdrivers: { ground: 'cement', subject: hand.screwdrivers },
  utility_knife: { ground: 'petrol', subject: hand.utilityKnife, foot: 172 },
  pliers: { ground: 'boards', subject: hand.pliers, foot: 196 },
  tape_measure: { ground: 'sand', subject: measuring.tapeMeasure, foot: 180 },
  spirit_level: { ground: 'bricks', subject: measuring.spiritLevel, foot: 152, scale: 0.9 },
  laser_level: { ground: 'cement', subject: measuring.laserLevel, foot: 196 },
  folding_rule: { ground: 'petrol', subject: measuring.foldingRule, foot: 180 },
  moisture_meter: { ground: 'mist', subject: measuring.moistureMeter },
  squeegee_set: { ground: 'tiles', subject: painting.squeegeeSet },
  paint_roller: { ground: 'cement', subject: painting.paintRoller },
  smoothing_trowel: { ground: 'blush', subject: painting.smoothingTrowel, foot: 176 },
  telescopic_pole: { ground: 'mist', subject: painting.telescopicPole, scale: 0.72 },
  brush_set: { ground: 'boards', subject: painting.brushSet, foot: 194 },
  vest: { ground: 'cement', subject: wear.vest },
  t_shirt: { ground: 'sand', subject: wear.tShirt },
  trousers: { ground: 'mist', subject: wear.trousers },
  jacket: { ground: 'tiles', subject: wear.jacket },
  hoodie: { ground: 'blush', subject: wear.hoodie },
  boots: { ground: 'mist', subject: wear.boots, foot: 186 },
  gloves: { ground: 'cement', subject: protection.gloves },
  helmet: { ground: 'petrol', subject: protection.helmet, foot: 168 },
  glasses: { ground: 'mist', subject: protection.glasses, foot: 158 },
  ear_defenders: { ground: 'sand', subject: protection.earDefenders, foot: 184 },
  knee_pads: { ground: 'tiles', subject: protection.kneePads },
  respirator: { ground: 'cement', subject: protection.respirator },
  radio: { ground: 'mist', subject: site.radio },
  thermos: { ground: 'cement', subject: site.thermos },
  head_torch: { ground: 'blush', subject: site.headTorch, foot: 196 },
  floodlight: { ground: 'bricks', subject: site.floodlight },
  cable_reel: { ground: 'sand', subject: site.cableReel, foot: 194 },
  step_ladder: { ground: 'boards', subject: site.stepLadder },
  cool_box: { ground: 'blush', subject: site.coolBox },
  wheelbarrow: { ground: 'bricks', subject: site.wheelbarrow },
  barbecue: { ground: 'boards', subject: home.barbecue, foot: 196 },
  moka_pot: { ground: 'tiles', subject: home.mokaPot },
  football: { ground: 'sand', subject: home.football },
  camping_chair: { ground: 'mist', subject: home.campingChair },
  cap: { ground: 'sand', subject: logo.cap, foot: 168 },
  mug: { ground: 'boards', subject: logo.mug, foot: 182 },
  backpack: { ground: 'blush', subject: logo.backpack },
  umbrella: { ground: 'mist', subject: logo.umbrella },
  pencils: { ground: 'cement', subject: logo.pencils },
  bottle_opener: { ground: 'petrol', subject: logo.bottleOpener, foot: 178 },
  socks: { ground: 'tiles', subject: wear.socks },
  notebook: { ground: 'sand', subject: logo.notebook },
  voucher_card: { ground: 'mist', subject: vouchers.voucherCard, foot: 182 },
  cinema_tickets: { ground: 'petrol', subject: vouchers.cinemaTickets },
  spa_towels: { ground: 'tiles', subject: home.spaTowels },
  fuel_pump: { ground: 'cement', subject: vouchers.fuelPump, foot: 194 },
  dinner_plate: { ground: 'sand', subject: vouchers.dinnerPlate },
} satisfies Record<string, Portrait>

/** One portrait for each sticker-marked product. */
export const productPortraits = {
  facade_paint_bucket: pack('mist', bucket, [inks.plaster, inks.petrol, inks.tape, inks.tapeDeep]),
  interior_paint_bucket: pack('sand', bucket, [
    inks.plaster,
    inks.minium,
    inks.petrol,
    inks.petrolDeep,
  ]),
  silicone_plaster_bucket: pack('bricks', bucket, [
    inks.petrolLight,
    inks.petrolDeep,
    inks.plaster,
    inks.cement,
  ]),
  primer_canister: pack('cement', canister, [inks.tape, inks.petrol, inks.minium, inks.miniumDeep]),
  bonding_coat_bucket: pack('tiles', bucket, [
    inks.minium,
    inks.petrolDeep,
    inks.ink,
    inks.petrolDeep,
  ]),
  facade_adhesive_bag: pack('mist', bag, [inks.sand, inks.minium, inks.sandDeep, inks.plaster]),
  tile_adhesive_bag: pack('tiles', bag, [inks.cement, inks.petrol, inks.cementDeep, inks.plaster]),
  joint_filler_bucket: pack('blush', bucket, [
    inks.cement,
    inks.petrolLight,
    inks.minium,
    inks.miniumDeep,
  ]),
  levelling_compound_bag: pack('cement', bag, [inks.tape, inks.ink, inks.tapeDeep, inks.ink]),
  waterproofing_bucket: pack('petrol', bucket, [
    inks.glass,
    inks.petrolLight,
    inks.plaster,
    inks.cement,
  ]),
  finishing_filler_bag: pack('sand', bag, [
    inks.plasterDeep,
    inks.petrolLight,
    inks.cement,
    inks.petrol,
  ]),
  enamel_tin: pack('boards', tin, [inks.cement, inks.minium, inks.steel, inks.ink]),
}

type PackageInks = [body: string, label: string, lid: string, lidDeep: string]

function pack(
  ground: Ground,
  draw: typeof bucket,
  [body, label, lid, lidDeep]: PackageInks
): Portrait {
  return { ground, subject: () => draw({ body, label, lid, lidDeep }), foot: 194 }
}
