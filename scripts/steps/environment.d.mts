type Values = Record<string, string | undefined>

export const PORT_DEFAULT: number
export const WRITTEN_MARK: string
export const REQUIRED_NAMES: string[]
export function parseEnvironment(text: string): Record<string, string>
export function freshEnvironment(): string
export function ensureEnvironmentFile(root: string): boolean
export function loadEnvironment(
  root: string,
  given?: Values
): { environment: Values; demoByScript: boolean }
export function portOf(environment: Values): number
