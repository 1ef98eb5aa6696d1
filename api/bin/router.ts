/** Entry point of the router in front of cells, a process of its own (docs/scaling.md). */
import { BadCellsFile } from '#cells/cells_file'
import { FollowedCells } from '#cells/followed_cells'
import { startRouter } from '#cells/router'
import { readTrustedProxies } from '#core/http/client_address'

const tell = (text: string) => console.log(text)

try {
  const path = process.env['CELLS_FILE']
  if (!path) throw new BadCellsFile('CELLS_FILE names no file')
  const cells = await FollowedCells.open(path, tell)
  const router = await startRouter({
    host: process.env['ROUTER_HOST'] ?? '127.0.0.1',
    port: Number(process.env['ROUTER_PORT'] ?? 8080),
    isTrusted: readTrustedProxies(process.env['TRUSTED_PROXIES'] ?? ''),
    cells: () => cells.now,
  })
  tell(`The router listens on port ${router.port}.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      Promise.all([router.stop(), cells.stop()]).then(
        () => process.exit(0),
        () => process.exit(1)
      )
    })
  }
} catch (error) {
  if (!(error instanceof BadCellsFile)) throw error
  console.error(error.message)
  process.exit(1)
}
