import { useState } from 'react'
import { checkWin } from '@grandstand/shared-types/games/jackpot/proof'
import type { JackpotWinRow } from '@grandstand/shared-types/wire/games/jackpots'
import { Box, Button, DialogContent } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Money } from '../../fields/Money.tsx'
import { ActionDialog, DialogButtons } from '../../record/dialogs/ActionDialog.tsx'
import { Facts } from '../../record/page/Facts.tsx'

const CODE = { fontFamily: 'monospace', overflowWrap: 'anywhere', fontSize: 13 } as const

/** Opens the seeds of a fall, with what this browser computes from them: the figure, or the draw that hit. */
export function ProofButton({ of: win }: { of: JackpotWinRow }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('jackpotWins.proof')}
      </Button>
      {isOpen && <Proof of={win} onClose={() => setOpen(false)} />}
    </>
  )
}

function Proof({ of: win, onClose }: { of: JackpotWinRow; onClose: () => void }) {
  const translate = useTranslate()
  const { seeds, figureMinor, isTrue } = checkWin(win)
  const code = (text: string) => <Box sx={CODE}>{text}</Box>
  const money = (minor: number) => <Money minor={minor} currency={win.currency} />
  return (
    <ActionDialog title={translate('jackpotWins.proofTitle')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <Facts
          facts={[
            [translate('jackpotWins.seedHash'), code(win.seedHash)],
            [translate('jackpotWins.serverSeed'), code(win.serverSeed)],
            [translate('jackpotWins.clientSeed'), code(seeds.clientSeed)],
            [translate('jackpotWins.run'), win.runNumber],
            [translate('jackpotWins.from'), money(win.seedMinor)],
            [translate('jackpotWins.bound'), money(win.mustFallBeforeMinor)],
            ...(figureMinor === null
              ? ([
                  [translate('jackpotWins.draw'), win.drawNumber],
                  [translate('jackpotWins.stake'), money(win.stakeMinor)],
                  [translate('jackpotWins.mean'), money(win.meanStakesMinor)],
                ] as const)
              : ([[translate('jackpotWins.figure'), money(figureMinor)]] as const)),
            [translate('jackpotWins.paid'), money(win.amountMinor)],
          ]}
        />
        <Box role="status" sx={{ mt: 2, color: isTrue ? 'success.main' : 'error.main' }}>
          {translate(isTrue ? 'jackpotWins.isTrue' : 'jackpotWins.isFalse')}
        </Box>
      </DialogContent>
      <DialogButtons isDone onClose={onClose} />
    </ActionDialog>
  )
}
