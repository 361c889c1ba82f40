/** What happened between the printed sticker and the picture of the phone. */
export interface PhotoSettings {
  /** Size of a module across the tilt, where it is narrowest, in px. */
  modulePx: number
  /** Turn of the sticker in its own plane, in degrees. */
  turn: number
  /** How far the sticker leans away from the phone, in degrees, and to which side. */
  tilt: number
  tiltAxis: number
  /** Width to which an edge is blurred (at half height), in modules. */
  blur: number
  /** Share of the code that mortar lies on, 0 to 1. */
  covered: number
  /** The lightest place of the sticker is this many times as bright as the darkest. */
  light: number
  /** A shadow with an edge instead of light that falls off. */
  hardShadow: boolean
  jpegQuality: number
  /** Specks of dust on the code. */
  dust: number
  /** Width of a reflection (at half height), in modules; 0 for none. */
  glare: number
  /** Legs of the corner that was torn off the code, in modules, and which corner it was. */
  torn: number
  tornCorner: 0 | 1 | 2 | 3
}

/** A clean picture from the front; every category changes something of it. */
export const PERFECT: PhotoSettings = {
  modulePx: 4,
  turn: 0,
  tilt: 0,
  tiltAxis: 0,
  blur: 0,
  covered: 0,
  light: 1,
  hardShadow: false,
  jpegQuality: 95,
  dust: 0,
  glare: 0,
  torn: 0,
  tornCorner: 0,
}
