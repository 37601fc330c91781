interface TicketCardProps {
  code: string;
  svg: string;
  attendeeCount: number;
}

/** Always dark on white: scanners do not read the other way round. */
export function TicketCard({ code, svg, attendeeCount }: TicketCardProps) {
  return (
    <figure className="flex flex-col items-center gap-3 border border-line-strong bg-white p-4 text-[#16263a]">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
        alt={`QR code of ticket ${code}`}
        className="size-56"
      />
      <figcaption className="text-center">
        <span className="block font-mono text-lg">{code}</span>
        Admits {attendeeCount}
      </figcaption>
    </figure>
  );
}
