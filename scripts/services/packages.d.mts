export const PACKAGES: string[]
export function missingServices(): string[]
export function mayInstall(): boolean
export function isDebianLike(release: string): boolean
