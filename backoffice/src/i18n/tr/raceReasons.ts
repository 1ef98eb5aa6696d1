/** What is wrong with a runner, a field or an order of finish. */
import type { FieldFaultReason } from '@grandstand/shared-types/racing/field/field_faults'
import type { OrderFaultReason } from '@grandstand/shared-types/racing/finish/order_faults'

export const raceReasonTexts: Record<FieldFaultReason | OrderFaultReason | 'runnerNamed', string> =
  {
    numberNotWhole: 'numara 1’den başlayan tam bir sayı değil',
    numberTwice: 'numara iki kez yazılmış',
    withdrawnWithoutTime: 'çekilme saati yok',
    withdrawnWithoutPrice: '1,00’den yüksek çekilme oranı yok',
    withdrawnAfterOff: 'start verildikten sonra çekilmiş',
    replacesNobody: 'sahada olmayan birinin yerine geçiyor',
    replacesRunner: 'yerine geçtiği yarışçı koşuyor',
    replacedTwice: 'aynı yere başka bir yedek geçmiş',
    unknownRunner: 'bu koşuda yok',
    runnerTwice: 'sıralamada iki kez geçiyor',
    withdrawnRunner: 'çekildi',
    nonRunner: 'koşmadı',
    reserveNotIn: 'koşuya girmemiş yedek',
    positionMissing: 'bitirdi ama sırası yok',
    positionNotWhole: 'sıra 1’den başlayan tam bir sayı değil',
    positionOfUnplaced: 'bitirmediği halde sırası var',
    disqualifiedRunner: 'diskalifiye olduğu halde sırası var',
    lapsNotWhole: 'tur sayısı tam sayı değil',
    noWinner: 'kazanan yok; koşuyu iptal edin',
    gap: 'önündeki sıra boş',
    positionAfterTie: 'önündeki fotofiniş beraberliği tek sayılmış',
    runnerMissing: 'nasıl bitirdiği yazılmamış',
    runnerNamed: 'bir markette ya da kuponda geçiyor, listede kalmalı',
  }
