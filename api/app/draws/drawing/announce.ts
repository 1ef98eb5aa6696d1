import { bus } from '#core/bus'
import { drawById, drawRows, drawView, type StoredDraw } from '#draws/drawing/draw_row'

/** Tells everybody who looks of a draw as it is now; one of a brand, those who look there. */
export async function announceDraw(drawId: number): Promise<void> {
  const draw = await drawById(drawId)
  if (draw) tell(draw)
}

export async function announceDraws(gameId: number, numbers: readonly number[]): Promise<void> {
  const draws: StoredDraw[] = await drawRows()
    .where('draws.game_id', gameId)
    .whereIn('draws.number', [...numbers])
    .orderBy('draws.number')
  for (const draw of draws) tell(draw)
}

const tell = (draw: StoredDraw): void =>
  bus.emit('drawChanged', {
    draw: drawView(draw),
    ownSiteId: draw.ownSiteId === null ? null : Number(draw.ownSiteId),
  })
