export function inputsHash(root: string): string
export function buildStamp(): string | undefined
export function build(environment: Record<string, string | undefined>): Promise<boolean>
