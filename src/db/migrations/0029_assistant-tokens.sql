CREATE TABLE "assistant_tokens" (
	"day" date NOT NULL,
	"holder" text NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "assistant_tokens_day_holder_pk" PRIMARY KEY("day","holder")
);
