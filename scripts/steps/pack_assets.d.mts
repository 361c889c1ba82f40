export function packAssets(assets: string, kept: string): Promise<void>
