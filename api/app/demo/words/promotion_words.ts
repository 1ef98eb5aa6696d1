/** Promotions of the demo, title and text in every language. */
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'

/** A title, and a text without the paragraph around it. */
export type FrontPageText = readonly [title: string, text: string]

export const PROMOTION_WORDS: Readonly<
  Record<SiteLanguage, Readonly<Record<'bonus' | 'live', FrontPageText>>>
> = {
  tr: {
    bonus: [
      'Kombine bonusu: %25’e kadar fazla kazanç',
      'Oranı en az 1.50 olan dördüncü seçimle kazancınıza <strong>%5</strong> eklenir; bonus her seçimle artar ve <strong>%25</strong>’e kadar çıkar. Başvuru gerekmez. Tekli ve sistem kuponlarda bonus yoktur.',
    ],
    live: [
      'Canlı bahis: maç sürerken oyna',
      'Her maçı skoru, süresi ve gidişatıyla izleyin, maç sürerken oynayın. Açık kuponunuzu son düdükten önce satabilirsiniz.',
    ],
  },
  en: {
    bonus: [
      'Combo bonus: win up to 25% more',
      'From the fourth selection with odds of 1.50 or more, <strong>5%</strong> is added to your winnings; the bonus grows with each selection, up to <strong>25%</strong>. You need not ask for it. Singles and system bets have no bonus.',
    ],
    live: [
      'Live bets: play while the match is on',
      'Follow every match with its score, clock and course, and bet while it is played. Sell an open bet before the final whistle.',
    ],
  },
  de: {
    bonus: [
      'Kombibonus: bis zu 25 % mehr Gewinn',
      'Ab der vierten Auswahl mit einer Quote von 1.50 oder mehr kommen <strong>5 %</strong> zu deinem Gewinn hinzu; der Bonus wächst mit jeder Auswahl bis auf <strong>25 %</strong>. Ein Antrag ist nicht nötig. Einzel- und Systemwetten haben keinen Bonus.',
    ],
    live: [
      'Livewetten: tippen, während das Spiel läuft',
      'Verfolge jedes Spiel mit Spielstand, Uhr und Verlauf und wette, während es läuft. Verkaufe eine offene Wette vor dem Abpfiff.',
    ],
  },
  az: {
    bonus: [
      'Kombo bonusu: 25 %-dək artıq uduş',
      'Əmsalı 1.50 və daha yüksək olan dördüncü seçimdən uduşunuza <strong>5 %</strong> əlavə olunur; bonus hər seçimlə artır və <strong>25 %</strong>-ə çatır. Müraciət lazım deyil. Tək və sistem mərclərdə bonus yoxdur.',
    ],
    live: [
      'Canlı mərc: oyun gedərkən oynayın',
      'Hər oyunu hesabı və vaxtı ilə izləyin, oyun gedərkən mərc edin. Açıq mərci son fitdən əvvəl sata bilərsiniz.',
    ],
  },
  cw: {
    bonus: [
      '串关奖金：最多多赢 25%',
      '从第四个赔率不低于 1.50 的选项起，奖金额加 <strong>5%</strong>，每多一个选项再增加，最高 <strong>25%</strong>。无需申请。单注和系统投注没有奖金。',
    ],
    live: [
      '滚球：边看边投',
      '查看每场比赛的比分、时间和进程，比赛进行中即可投注，并可在终场哨响前卖出未结算的投注。',
    ],
  },
  el: {
    bonus: [
      'Μπόνους παρολί: έως 25% περισσότερα κέρδη',
      'Από την τέταρτη επιλογή με απόδοση 1.50 και πάνω προστίθεται <strong>5%</strong> στα κέρδη σου· το μπόνους μεγαλώνει με κάθε επιλογή έως <strong>25%</strong>. Δεν χρειάζεται αίτηση. Μονά και συστήματα δεν έχουν μπόνους.',
    ],
    live: [
      'Live στοίχημα: παίξε όσο διαρκεί ο αγώνας',
      'Παρακολούθησε κάθε αγώνα με σκορ, χρόνο και εξέλιξη και στοιχημάτισε όσο παίζεται. Πούλησε ένα ανοιχτό στοίχημα πριν τη λήξη.',
    ],
  },
  es: {
    bonus: [
      'Bono de combinadas: hasta un 25 % más',
      'Desde la cuarta selección con cuota 1.50 o superior se suma un <strong>5 %</strong> a tus ganancias; el bono crece con cada selección hasta el <strong>25 %</strong>. No hay que pedirlo. Las simples y los sistemas no tienen bono.',
    ],
    live: [
      'Apuestas en directo: juega durante el partido',
      'Sigue cada partido con su marcador, reloj y desarrollo, y apuesta mientras se juega. Vende una apuesta abierta antes del pitido final.',
    ],
  },
  fa: {
    bonus: [
      'بونوس میکس: تا 25٪ برد بیشتر',
      'از چهارمین انتخاب با ضریب 1.50 یا بیشتر، <strong>5٪</strong> به برد شما افزوده می‌شود و با هر انتخاب تا <strong>25٪</strong> بالا می‌رود. نیازی به درخواست نیست. شرط‌های تکی و سیستمی بونوس ندارند.',
    ],
    live: [
      'شرط زنده: هنگام مسابقه شرط ببندید',
      'هر مسابقه را با نتیجه، زمان و جریان آن دنبال کنید و هنگام بازی شرط ببندید. شرط باز را پیش از سوت پایان بفروشید.',
    ],
  },
  fr: {
    bonus: [
      'Bonus combiné : jusqu’à 25 % de gains en plus',
      'Dès la quatrième sélection à une cote de 1.50 ou plus, <strong>5 %</strong> s’ajoutent à tes gains ; le bonus grandit à chaque sélection, jusqu’à <strong>25 %</strong>. Rien à demander. Les paris simples et les systèmes n’ont pas de bonus.',
    ],
    live: [
      'Paris en direct : joue pendant le match',
      'Suis chaque match avec son score, son temps et son déroulement, et parie pendant qu’il se joue. Revends un pari ouvert avant le coup de sifflet final.',
    ],
  },
  hr: {
    bonus: [
      'Bonus na kombinacije: do 25 % veći dobitak',
      'Od četvrtog para s tečajem 1.50 ili većim dobitku se dodaje <strong>5 %</strong>; bonus raste sa svakim parom do <strong>25 %</strong>. Ne treba ga tražiti. Pojedinačne i sistemske oklade nemaju bonus.',
    ],
    live: [
      'Oklade uživo: igraj dok utakmica traje',
      'Prati svaku utakmicu uz rezultat, vrijeme i tijek te se kladi dok traje. Otvorenu okladu prodaj prije posljednjeg zvižduka.',
    ],
  },
  iq: {
    bonus: [
      'بۆنەسی کۆمبۆ: تا 25٪ بردنەوەی زیاتر',
      'لە چوارەم هەڵبژاردەوە بە ڕێژەی 1.50 یان زیاتر، <strong>5٪</strong> دەخرێتە سەر بردنەوەکەت و لەگەڵ هەر هەڵبژاردەیەک تا <strong>25٪</strong> زیاد دەکات. پێویست بە داواکاری نییە. گرەوی تاک و سیستەم بۆنەسیان نییە.',
    ],
    live: [
      'گرەوی ڕاستەوخۆ: لە کاتی یارییەکەدا',
      'هەموو یارییەک بە ئەنجام و کات و ڕەوتەکەیەوە ببینە و لە کاتی یاریدا گرەو بکە. گرەوی کراوە پێش فیکەی کۆتایی بفرۆشە.',
    ],
  },
  it: {
    bonus: [
      'Bonus multipla: fino al 25% in più',
      'Dalla quarta selezione con quota 1.50 o superiore si aggiunge il <strong>5%</strong> alla vincita; il bonus cresce con ogni selezione fino al <strong>25%</strong>. Non serve richiederlo. Singole e sistemi non hanno bonus.',
    ],
    live: [
      'Scommesse live: gioca durante la partita',
      'Segui ogni partita con punteggio, tempo e andamento e scommetti mentre si gioca. Vendi una scommessa aperta prima del fischio finale.',
    ],
  },
  nl: {
    bonus: [
      'Combibonus: tot 25% meer winst',
      'Vanaf de vierde selectie met een notering van 1.50 of hoger komt er <strong>5%</strong> bij je winst; de bonus groeit met elke selectie tot <strong>25%</strong>. Aanvragen is niet nodig. Enkele en systeemweddenschappen hebben geen bonus.',
    ],
    live: [
      'Live wedden: speel tijdens de wedstrijd',
      'Volg elke wedstrijd met stand, klok en verloop en wed terwijl er gespeeld wordt. Verkoop een open weddenschap voor het laatste fluitsignaal.',
    ],
  },
  pt: {
    bonus: [
      'Bónus de múltiplas: até 25% mais',
      'A partir da quarta seleção com odd de 1.50 ou mais, somam-se <strong>5%</strong> aos teus ganhos; o bónus cresce com cada seleção até <strong>25%</strong>. Não é preciso pedir. Simples e sistemas não têm bónus.',
    ],
    live: [
      'Apostas ao vivo: joga durante o jogo',
      'Segue cada jogo com resultado, tempo e desenrolar e aposta enquanto decorre. Vende uma aposta aberta antes do apito final.',
    ],
  },
  ru: {
    bonus: [
      'Бонус на экспресс: до 25 % к выигрышу',
      'С четвёртого исхода с коэффициентом от 1.50 к выигрышу добавляется <strong>5 %</strong>; бонус растёт с каждым исходом до <strong>25 %</strong>. Запрашивать его не нужно. На ординары и системы бонуса нет.',
    ],
    live: [
      'Лайв-ставки: играйте по ходу матча',
      'Следите за счётом, временем и ходом каждого матча и ставьте, пока он идёт. Открытую ставку можно продать до финального свистка.',
    ],
  },
  sq: {
    bonus: [
      'Bonus kombi: deri në 25% më shumë fitim',
      'Nga përzgjedhja e katërt me koeficient 1.50 e lart, fitimit i shtohet <strong>5%</strong>; bonusi rritet me çdo përzgjedhje deri në <strong>25%</strong>. Nuk duhet kërkuar. Bastet teke dhe sistemet nuk kanë bonus.',
    ],
    live: [
      'Baste live: luaj gjatë ndeshjes',
      'Ndiq çdo ndeshje me rezultatin, kohën dhe ecurinë dhe vër bast ndërsa luhet. Shite bastin e hapur para fishkëllimës së fundit.',
    ],
  },
  sr: {
    bonus: [
      'Бонус на комбинације: до 25 % већи добитак',
      'Од четвртог пара са квотом 1.50 или већом добитку се додаје <strong>5 %</strong>; бонус расте са сваким паром до <strong>25 %</strong>. Не мора да се тражи. Синглови и системи немају бонус.',
    ],
    live: [
      'Клађење уживо: играј док меч траје',
      'Прати сваки меч уз резултат, време и ток и клади се док траје. Отворену опкладу продај пре последњег звиждука.',
    ],
  },
  aa: {
    bonus: [
      'مكافأة الرهان المجمّع: أرباح أكثر حتى 25%',
      'ابتداءً من الاختيار الرابع باحتمال 1.50 أو أكثر تُضاف <strong>5%</strong> إلى ربحك، وتزيد المكافأة مع كل اختيار حتى <strong>25%</strong>. لا حاجة إلى طلب. لا مكافأة للرهان المفرد ورهان النظام.',
    ],
    live: [
      'رهان مباشر: العب أثناء المباراة',
      'تابع كل مباراة بنتيجتها ووقتها ومجرياتها وراهن أثناء اللعب، وبع رهانك المفتوح قبل صافرة النهاية.',
    ],
  },
}
