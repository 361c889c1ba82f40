export function inputsHash(root: string): string
export function buildStamp(): string | undefined
