/** Sequence: the counted rows of every team. */
import type { Colour } from "../contract";
import { row, type Finished, type Pad } from "../pad";

export interface SequenceBreakdown {
  end: "sequences" | "stalemate" | null;
  goal: number;
  teams: { team: Colour; seats: number[]; sequences: string[]; won: boolean }[];
}

export function sequencePad({ result, names }: Finished<SequenceBreakdown>): Pad {
  const { end, goal, teams } = result.breakdown;
  const most = Math.max(goal, ...teams.map((team) => team.sequences.length));
  const rows = Array.from({ length: most }, (_, i) =>
    row(
      { key: "pad-sequence", values: { n: i + 1 } },
      teams.map((team) => ({ text: team.sequences[i]?.replace("-", "–") ?? "·" })),
    ),
  );
  const totals = teams.map((team) => ({
    text: String(team.sequences.length),
    note: { key: "pad-of", values: { goal } },
  }));
  return {
    columns: teams.map(({ team, seats }) => ({
      name: seats.map((seat) => names[seat] ?? "").join(", "),
      colour: team,
      winner: seats.some((seat) => result.winners.includes(seat)),
    })),
    rows: [...rows, row({ key: "pad-sequences" }, totals, "total")],
    notes: end === "stalemate" ? [{ key: "pad-stalemate" }] : [],
  };
}
