export const NAME: string
export function findNginx(): string | undefined
export function configuration(places: {
  port: number
  plainPort: number
  shopPort: number
  folder: string
}): string
export function checkConfiguration(): void
