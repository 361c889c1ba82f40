import { gleam, inks, shade } from './inks.js'
import { band, box, disc, line, oval, ring, shape } from './shapes.js'

/** Kettle barbecue with its tools. */
export function barbecue(): string {
  return (
    line('M66 124 L44 192 M134 124 L156 192 M100 126 V176', inks.steel, 8) +
    line('M58 168 H142', inks.steel, 5) +
    shape('M28 82 H172 Q168 132 100 134 Q32 132 28 82Z', inks.ink) +
    shape('M100 82 H172 Q168 132 100 134Z', 'rgba(255,255,255,.08)') +
    shape('M28 76 Q32 20 100 18 Q168 20 172 76Z', inks.minium) +
    shape('M112 19 Q168 26 172 76 H124 Q128 42 112 19Z', inks.miniumDeep) +
    box([22, 74, 156, 12, 5], inks.steel) +
    box([84, 6, 32, 14, 6], inks.ink) +
    line('M46 60 Q54 38 76 32', gleam, 7) +
    disc([44, 190, 9], inks.ink)
  )
}

/** Moka pot. */
export function mokaPot(): string {
  return (
    line('M142 60 H176 V124 Q176 132 166 130', inks.ink, 12) +
    shape('M52 44 H148 L128 100 H72Z', inks.cement) +
    shape('M104 44 H148 L128 100 H104Z', inks.cementDeep) +
    shape('M52 44 L28 40 L60 70Z', inks.cement) +
    shape('M72 112 H128 L152 186 H48Z', inks.cement) +
    shape('M104 112 H128 L152 186 H104Z', inks.cementDeep) +
    box([66, 96, 68, 18, 5], inks.ink) +
    shape('M52 44 L100 22 L148 44Z', inks.cement) +
    shape('M100 22 L148 44 H104Z', inks.steel) +
    disc([100, 18, 9], inks.ink) +
    disc([84, 150, 6], inks.minium) +
    line('M66 176 L80 124', gleam, 6) +
    box([44, 182, 112, 10, 4], inks.steel)
  )
}

/** Football. */
export function football(): string {
  return (
    disc([100, 108, 82], inks.plaster) +
    shape('M128 31 A82 82 0 0 1 128 185 Q176 108 128 31Z', inks.cement) +
    shape('M100 78 L128 98 L117 131 H83 L72 98Z', inks.petrol) +
    shape('M84 28 H116 L122 44 L100 56 L78 44Z', inks.petrol) +
    shape('M20 92 L40 80 L50 98 L42 122 L22 124Z', inks.petrol) +
    shape('M180 92 L160 80 L150 98 L158 122 L178 124Z', inks.petrolDeep) +
    shape('M56 156 L72 150 L86 168 L80 186 L58 176Z', inks.petrol) +
    shape('M144 156 L128 150 L114 168 L120 186 L142 176Z', inks.petrolDeep) +
    band(
      'M100 56 V78 M72 98 L50 98 M128 98 H150 M83 131 L72 150 M117 131 L128 150',
      inks.cementDeep,
      4
    ) +
    band(
      'M78 44 L40 80 M122 44 L160 80 M42 122 L56 156 M158 122 L144 156 M86 168 H114',
      inks.cementDeep,
      4
    )
  )
}

/** Folding camping chair. */
export function campingChair(): string {
  return (
    line('M46 92 L150 188 M154 92 L50 188', inks.steel, 8) +
    line('M46 34 V188 M154 34 V188', inks.ink, 8) +
    shape('M48 28 H152 V92 Q100 104 48 92Z', inks.petrol) +
    shape('M112 28 H152 V92 Q130 97 108 98Z', inks.petrolDeep) +
    shape('M40 112 H160 L150 140 Q100 152 50 140Z', inks.minium) +
    shape('M112 112 H160 L150 140 Q128 146 108 147Z', inks.miniumDeep) +
    box([24, 96, 40, 12, 6], inks.ink) +
    box([136, 96, 40, 12, 6], inks.ink) +
    ring([34, 104, 9, 4], inks.tape) +
    line('M60 40 H96', gleam, 6)
  )
}

/** Folded towels with a flower, for a day at the spa. */
export function spaTowels(): string {
  return (
    box([22, 148, 156, 40, 14], inks.petrolLight) +
    box([22, 110, 156, 40, 14], inks.plaster) +
    box([22, 72, 156, 40, 14], inks.minium) +
    shape(
      'M120 72 H164 A14 14 0 0 1 178 86 V174 A14 14 0 0 1 164 188 H114 Q132 130 120 72Z',
      shade
    ) +
    line('M34 132 H120 M34 170 H120 M34 94 H120', gleam, 5) +
    [0, 72, 144, 216, 288]
      .map(
        (turn) => `<g transform="rotate(${turn} 92 46)">${oval([92, 26, 12, 20], inks.tape)}</g>`
      )
      .join('') +
    disc([92, 46, 10], inks.tapeDeep) +
    oval([130, 62, 18, 9], inks.ink) +
    oval([128, 50, 13, 8], inks.steel)
  )
}
