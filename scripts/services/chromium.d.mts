export const CHROMIUM_ARGUMENTS: string[]
export function findChromium(): string | undefined
export function findHeadlessShell(): string | undefined
