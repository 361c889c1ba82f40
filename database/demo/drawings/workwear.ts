import { gleam, inks, shade } from './inks.js'
import { band, box, disc, lid, line, shape } from './shapes.js'

/** High-visibility vest. */
export function vest(): string {
  return (
    shape(
      'M62 24 L84 18 Q100 36 116 18 L138 24 L170 54 L154 88 L148 84 V186 H52 V84 L46 88 L30 54Z',
      inks.minium
    ) +
    shape('M116 18 L138 24 L170 54 L154 88 L148 84 V186 H112 Q124 100 116 18Z', shade) +
    band('M100 34 V186', inks.ink, 4) +
    box([52, 112, 96, 16], inks.reflective) +
    box([52, 144, 96, 16], inks.reflective) +
    band('M66 24 V112 M134 24 V112', inks.reflective, 13) +
    band('M84 18 Q100 40 116 18', inks.ink, 5)
  )
}

/** Short-sleeved shirt with the lid on the chest. */
export function tShirt(): string {
  return (
    shape(
      'M58 26 L82 16 Q100 34 118 16 L142 26 L190 66 L168 100 L146 84 V188 H54 V84 L32 100 L10 66Z',
      inks.petrol
    ) +
    shape('M118 16 L142 26 L190 66 L168 100 L146 84 V188 H112 Q128 100 118 16Z', shade) +
    band('M80 17 Q100 40 120 17', inks.petrolLight, 6) +
    line('M54 84 V112 M146 84 V112', inks.petrolDeep, 4) +
    lid(100, 88, 24)
  )
}

/** Work trousers with holster pockets and knee patches. */
export function trousers(): string {
  return (
    shape('M52 14 H148 L164 190 H112 L100 78 L88 190 H36Z', inks.steel) +
    shape('M100 14 H148 L164 190 H112 L100 78Z', '#566463') +
    box([50, 12, 100, 16, 4], inks.ink) +
    box([90, 14, 20, 12, 3], inks.tape) +
    shape('M54 36 L84 44 L80 82 H46Z', inks.ink) +
    shape('M146 36 L116 44 L120 82 H154Z', inks.ink) +
    shape('M44 116 H88 L85 152 H41Z', inks.minium) +
    shape('M156 116 H112 L115 152 H159Z', inks.miniumDeep) +
    line('M60 54 H76 M124 54 H142', inks.tape, 4)
  )
}

/** Softshell jacket with a contrasting yoke. */
export function jacket(): string {
  return (
    shape(
      'M54 34 L24 66 L10 160 H40 L50 104 V188 H150 V104 L160 160 H190 L176 66 L146 34 Q100 18 54 34Z',
      inks.petrol
    ) +
    shape(
      'M146 34 L176 66 L190 160 H160 L150 104 V188 H108 Q128 110 116 26 Q134 28 146 34Z',
      shade
    ) +
    shape('M54 34 L30 60 L100 84 L170 60 L146 34 Q100 18 54 34Z', inks.minium) +
    shape('M146 34 L170 60 L100 84 V24 Q126 26 146 34Z', inks.miniumDeep) +
    shape('M72 12 H128 L134 40 Q100 50 66 40Z', inks.ink) +
    band('M100 44 V188', inks.tape, 5) +
    line('M62 140 L84 132 M138 140 L116 132', inks.tape, 4) +
    box([10, 150, 30, 12, 3], inks.ink) +
    box([160, 150, 30, 12, 3], inks.ink)
  )
}

/** Hooded sweatshirt with a kangaroo pocket. */
export function hoodie(): string {
  return (
    shape(
      'M58 46 L26 72 L12 168 H42 L52 112 V186 H148 V112 L158 168 H188 L174 72 L142 46Z',
      inks.cement
    ) +
    shape('M142 46 L174 72 L188 168 H158 L148 112 V186 H112 Q128 120 118 46Z', inks.cementDeep) +
    shape('M58 52 Q56 10 100 8 Q144 10 142 52 Q120 76 100 78 Q80 76 58 52Z', inks.cement) +
    shape('M100 8 Q144 10 142 52 Q120 76 100 78Z', inks.cementDeep) +
    shape('M72 50 Q72 26 100 24 Q128 26 128 50 Q114 64 100 66 Q86 64 72 50Z', inks.steel) +
    line('M88 66 V98 M112 66 V98', inks.plaster, 5) +
    shape('M70 134 H130 L142 166 H58Z', inks.steel) +
    box([52, 178, 96, 12, 3], inks.steel) +
    lid(100, 114, 13)
  )
}

/** Safety boot. */
export function boots(): string {
  return (
    shape('M52 24 h50 v86 q30 10 58 18 q20 6 20 28 v12 H48z', inks.leather) +
    shape('M78 24h24v86q30 10 58 18 20 6 20 28v12H112Q84 110 78 24z', inks.leatherDeep) +
    box([44, 166, 140, 20, 6], inks.ink) +
    shape('M150 124 q30 6 32 34 h-42 q0 -24 10 -34z', inks.ink) +
    box([48, 20, 58, 16, 6], inks.minium) +
    line('M70 58h34M70 76h34M72 94h34', inks.tape, 6)
  )
}

/** Pair of work socks. */
export function socks(): string {
  return sock(10, 8) + sock(86, 22)
}

function sock(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})">` +
    shape(
      'M10 4 H62 V96 Q62 104 70 108 L96 122 Q108 130 104 148 Q100 166 80 166 H48 Q30 166 22 148 Q10 128 10 96Z',
      inks.petrol
    ) +
    shape(
      'M40 4 H62 V96 Q62 104 70 108 L96 122 Q108 130 104 148 Q100 166 80 166 H66 Q40 120 40 4Z',
      inks.petrolDeep
    ) +
    shape('M76 112 L96 122 Q108 130 104 148 Q100 166 80 166 H72 Q64 130 76 112Z', inks.minium) +
    shape('M14 116 Q40 120 36 162 Q26 156 22 148 Q16 136 14 116Z', inks.minium) +
    box([6, 0, 60, 26, 5], inks.tape) +
    box([38, 0, 28, 26, 5], inks.tapeDeep) +
    line('M14 42 H58 M14 56 H58', inks.plaster, 5) +
    disc([38, 78, 9], gleam) +
    '</g>'
  )
}
