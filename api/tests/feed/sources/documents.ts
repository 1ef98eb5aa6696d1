/** Small documents of our own in the feeds' formats; real ones are read from the shared folder where it exists. */
import type { FeedEvent, FeedAdapter, ReadDocument } from '#feed/messages/events'
import { betbalancer } from '#feed/sources/betbalancer/adapter'
import { uof } from '#feed/sources/uof/adapter'

export const readUof = (xml: string): ReadDocument => uof.read(Buffer.from(xml))
export const readLive = (xml: string): ReadDocument => betbalancer.read(Buffer.from(xml))

/** A status message about match 815, in the first half. */
export const liveMessage = (status: string, inner = '', root = '', match = 'status="1p"') =>
  readLive(
    `<BetbalancerLiveOdds status="${status}" timestamp="1700000000000" ${root}>` +
      `<Match matchid="815" msgnr="9" ${match}>${inner}</Match></BetbalancerLiveOdds>`
  )

/** The only event of a document without complaints. */
export function onlyEvent({ messages, complaints }: ReadDocument): FeedEvent {
  const [first] = messages
  if (messages.length !== 1 || !first || complaints.length > 0) {
    throw new Error(`${messages.length} messages, complaints ${JSON.stringify(complaints)}`)
  }
  return first.event
}

/** The complaints, each as `reason detail`. */
export const left = ({ complaints }: ReadDocument): string[] =>
  complaints.map(({ reason, detail }) => `${reason} ${detail}`)

/** What an adapter reads in a document, or the reason why it refuses the document. */
export function readOrReason(adapter: FeedAdapter, document: Buffer | string) {
  try {
    return adapter.read(Buffer.from(document))
  } catch (error) {
    if (error instanceof Error && 'reason' in error) return String(error.reason)
    throw error
  }
}

/** The reason why a document is refused; `read` when it is not. */
export function refusal(adapter: FeedAdapter, document: Buffer | string): string {
  const read = readOrReason(adapter, document)
  return typeof read === 'string' ? read : 'read'
}

export const ODDS_CHANGE = `<?xml version="1.0" encoding="UTF-8"?>
<odds_change product="1" event_id="sr:match:4711" timestamp="1700000000000">
  <sport_event_status status="1" match_status="7" home_score="2" away_score="1" current_server="2">
    <clock match_time="61:30" stoppage_time_announced="3:00"/>
    <period_scores>
      <period_score match_status_code="7" number="2" home_score="1" away_score="1"/>
      <period_score match_status_code="6" number="1" home_score="1.0" away_score="0.0"/>
    </period_scores>
    <statistics>
      <yellow_cards home="1" away="2"/><red_cards home="0" away="1"/>
      <yellow_red_cards home="0" away="1"/><corners home="4" away="5"/>
    </statistics>
  </sport_event_status>
  <odds>
    <market id="18" specifiers="total=3.50" favourite="1" status="1">
      <outcome id="12" odds="1.85" active="1"/><outcome id="13" odds="1.9" active="0"/>
    </market>
    <market id="7" specifiers="score=2:1"><outcome id="1" odds="2.4"/></market>
    <market id="29" status="-1"/>
    <market id="21" specifiers="variant=sr:exact_goals:3+" status="0">
      <outcome id="sr:exact_goals:3+:91" odds="1.5" active="1"/>
    </market>
    <market id="38" specifiers="type=live|goalnr=4" status="1">
      <outcome id="sr:player:77" odds="11.0" active="1"/><outcome id="1716" odds="5" active="1"/>
    </market>
  </odds>
</odds_change>`

export const LIVE_CHANGE = `<BetbalancerLiveOdds xmlns="http://www.betbalancer.com/BetbalancerLiveOdds"
  status="change" timestamp="1700000000000">
  <Match active="1" matchid="815" msgnr="12" betstatus="started" status="2p" matchtime="62"
    matchtime_extended="61:30" score="2:1" setscores="1:0 - 1:1" cornershome="4" cornersaway="5"
    yellowcardshome="1" yellowcardsaway="2" redcardshome="0" redcardsaway="1"
    yellowredcardshome="0" yellowredcardsaway="1">
    <Odds active="1" id="1" type="3w" typeid="2" freetext="3way">
      <OddsField active="1" type="1">1.30</OddsField>
      <OddsField active="1" type="x">4.5</OddsField>
      <OddsField active="0" type="2">9.00</OddsField>
    </Odds>
    <Odds active="1" id="2" type="ft3w" typeid="6" subtype="13" freetext="Next goal" specialoddsvalue="2:1">
      <OddsField active="1" type="1">2.1</OddsField>
      <OddsField active="1" type="x">3</OddsField>
      <OddsField active="1" type="2">3.3</OddsField>
    </Odds>
    <Odds active="1" id="3" type="to" typeid="5" specialoddsvalue="3.5" mostbalanced="1">
      <OddsField active="1" type="o">1.8</OddsField>
      <OddsField active="1" type="u">2.0</OddsField>
    </Odds>
    <Odds active="1" id="4" type="ft2w" typeid="7" subtype="34" freetext="Asian handicap" specialoddsvalue="2:1/0.25">
      <OddsField active="1" type="1">1.9</OddsField>
      <OddsField active="1" type="2">1.95</OddsField>
    </Odds>
    <Odds active="0" id="5" type="ftnw" typeid="8" subtype="126" specialoddsvalue="9.5"/>
  </Match>
</BetbalancerLiveOdds>`

export const LIVE_CLEARBET = `<BetbalancerLiveOdds status="clearbet" timestamp="1700000001000">
  <Match active="1" matchid="815" msgnr="13" betstatus="stopped" status="2p">
    <Odds active="1" id="2" typeid="6" subtype="13" specialoddsvalue="2:1">
      <OddsField active="1" outcome="1" type="1"/>
      <OddsField active="1" outcome="0" type="x"/>
      <OddsField active="1" outcome="0" type="2"/>
    </Odds>
    <Odds active="1" id="4" typeid="7" subtype="34" specialoddsvalue="2:1/0.25">
      <OddsField active="1" outcome="1" voidfactor="0.5" type="1"/>
      <OddsField active="1" outcome="0" voidfactor="0.5" type="2"/>
    </Odds>
  </Match>
</BetbalancerLiveOdds>`

export const PULLED = `<BetbalancerBetData>
  <Timestamp CreatedTime="2026-01-28T15:40:40.002Z" TimeZone="UTC"/>
  <Sports><Sport BetbalancerSportID="1"><Texts><Text Language="en"><Value>Soccer</Value></Text></Texts>
    <Category BetbalancerCategoryID="13"><Texts>
      <Text Language="BET"><Value>Ruritania</Value></Text><Text Language="it"><Value>Ruritania (it)</Value></Text>
    </Texts>
      <Tournament BetbalancerTournamentID="5"><Texts><Text Language="en"><Value>Cup</Value></Text></Texts>
        <Match BetbalancerMatchID="815">
          <Fixture>
            <Competitors>
              <Texts><Text ID="1" Type="1"><Text Language="en"><Value>Reds &amp; Co</Value></Text></Text></Texts>
              <Texts><Text ID="2" Type="2"><Value>Blues</Value></Text></Texts>
            </Competitors>
            <DateInfo><MatchDate>2026-1-30T19:30:00</MatchDate></DateInfo>
            <StatusInfo><Off>0</Off></StatusInfo>
          </Fixture>
          <MatchOdds>
            <Bet OddsType="16">
              <Odds OutCome="{$competitor1}" OutComeId="1714" SpecialBetValue="-0.50">1.9</Odds>
              <Odds OutCome="{$competitor2}" OutComeId="1715" SpecialBetValue="-0.50">OFF</Odds>
            </Bet>
            <Bet OddsType="10">
              <Odds OutCome="1" OutcomeID="1">2.15</Odds><Odds OutCome="X" OutcomeID="2">3.2</Odds>
            </Bet>
          </MatchOdds>
          <Result><ScoreInfo><Score Type="FT">2:1</Score><Score Type="HT">1:0</Score></ScoreInfo></Result>
          <BetResult>
            <W OddsType="1" OutComeId="1" OutCome="{$competitor1}"/>
            <W OddsType="16" OutComeId="1714" SpecialBetValue="-0.75" VoidFactor="0.5" Status="W"/>
            <W OddsType="16" OutComeId="1715" SpecialBetValue="-0.75" VoidFactor="0.5" Status="L"/>
            <W OddsType="11" OutComeId="-1" OutCome="C"/>
          </BetResult>
        </Match>
      </Tournament>
    </Category>
  </Sport></Sports>
</BetbalancerBetData>`

/** Every kind of document, for the rules of all adapters. */
export const DOCUMENTS: readonly (readonly [FeedAdapter, string])[] = [
  [uof, ODDS_CHANGE],
  [betbalancer, LIVE_CHANGE],
  [betbalancer, LIVE_CLEARBET],
  [betbalancer, PULLED],
]
