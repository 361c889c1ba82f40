import { categoryScenes } from './category_scenes.js'
import { scene } from './scene.js'
import { giftPortraits, productPortraits } from './subjects.js'

const portraits = { ...giftPortraits, ...productPortraits }

/** Every picture of the demo shop by name. */
export type DrawingName = keyof typeof portraits | keyof typeof categoryScenes

/** The names of all pictures. */
export const drawingNames = [
  ...Object.keys(portraits),
  ...Object.keys(categoryScenes),
] as DrawingName[]

/** The picture as an SVG document of 16:9. */
export function drawingOf(name: DrawingName): string {
  if (isCategoryScene(name)) return categoryScenes[name]()
  const { ground, ...standing } = portraits[name]
  return scene(ground, [standing])
}

function isCategoryScene(name: DrawingName): name is keyof typeof categoryScenes {
  return name in categoryScenes
}
