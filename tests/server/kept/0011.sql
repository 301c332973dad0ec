-- cookies: TXtgiwS9ivREi3f7UnuBInpM.PUH26f2HGuOtK8myEUNKSOJ8TItVibRjSvNyhYmymLg oezl1bqmHSJYHvTLD6LV8x8H.evUdrSNyZeqc8PKp_YaCA98I0qLO0LbGPumNHRHIh4s
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE changes (
	match_id VARCHAR(32) NOT NULL, 
	told BIGINT NOT NULL, 
	CONSTRAINT pk_changes PRIMARY KEY (match_id)
);
CREATE TABLE chat (
	match_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	player INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	time DATETIME NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (match_id, number), 
	CONSTRAINT fk_chat_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT uq_chat_match_id UNIQUE (match_id, player, command)
);
INSERT INTO "chat" VALUES('qx9gW_jfuENZ2PWJ',1,0,'Hello','2026-11-27 22:42:34.238270','a');
CREATE TABLE claims (
	match_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	until DATETIME NOT NULL, 
	CONSTRAINT pk_claims PRIMARY KEY (match_id), 
	CONSTRAINT fk_claims_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "claims" VALUES('FpeK7lw9v2iRbe7f',2,'0a02ecd93d6f68a1','2026-11-27 22:43:04.334972');
CREATE TABLE editions (
	hash VARCHAR(128) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	components JSON NOT NULL, 
	CONSTRAINT pk_editions PRIMARY KEY (hash)
);
INSERT INTO "editions" VALUES('ffffffffffffffff','fake','{"dice": [{"id": "d6", "name": {"en": "die", "de": "W\u00fcrfel"}}]}');
CREATE TABLE keys (
	fingerprint VARCHAR(64) NOT NULL, 
	match_id VARCHAR(32) NOT NULL, 
	player INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	expires DATETIME, holder VARCHAR(64), 
	CONSTRAINT pk_keys PRIMARY KEY (fingerprint), 
	CONSTRAINT fk_keys_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "keys" VALUES('af9e36ed9486869c50d1480c2047711bfad675f4f6ecbb660223fad635033beb','qx9gW_jfuENZ2PWJ',1,'seat',NULL,'94093599b950e299bedd5d54af019a602c5816734b22d5d19f5d9ddb8e34b76d');
INSERT INTO "keys" VALUES('5f76c4e71c6dd9424cc50067e4a1b9a520b3791d7cb2836cdde62056cd27fea0','hlFQgk2PAi5kW4Ax',1,'seat',NULL,NULL);
INSERT INTO "keys" VALUES('a119726b358a5bc5d6c0277a1fff2feff946e55fdef134fbf0db0c6b44f61f2e','oR67nw5AecOI-jPZ',1,'seat',NULL,'94093599b950e299bedd5d54af019a602c5816734b22d5d19f5d9ddb8e34b76d');
CREATE TABLE log_entries (
	match_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	kind VARCHAR(16) DEFAULT 'action' NOT NULL, 
	player INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	command VARCHAR(64), 
	CONSTRAINT pk_log_entries PRIMARY KEY (match_id, version), 
	CONSTRAINT fk_log_entries_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT uq_log_entries_match_id UNIQUE (match_id, player, command)
);
INSERT INTO "log_entries" VALUES('qx9gW_jfuENZ2PWJ',0,'action',-1,'roll 3',NULL);
INSERT INTO "log_entries" VALUES('qx9gW_jfuENZ2PWJ',1,'action',0,'P1 pick 1','id-1');
INSERT INTO "log_entries" VALUES('qx9gW_jfuENZ2PWJ',2,'take-back',0,'P1 pick 1','id-2');
INSERT INTO "log_entries" VALUES('qx9gW_jfuENZ2PWJ',3,'action',0,'P1 pick 2','id-3');
INSERT INTO "log_entries" VALUES('FpeK7lw9v2iRbe7f',0,'action',-1,'roll 3',NULL);
INSERT INTO "log_entries" VALUES('FpeK7lw9v2iRbe7f',1,'action',0,'P1 pick 1','id-4');
INSERT INTO "log_entries" VALUES('FpeK7lw9v2iRbe7f',2,'action',1,'P2 pick 1',NULL);
INSERT INTO "log_entries" VALUES('FpeK7lw9v2iRbe7f',3,'action',-1,'roll 2',NULL);
INSERT INTO "log_entries" VALUES('hlFQgk2PAi5kW4Ax',0,'action',-1,'roll 3',NULL);
INSERT INTO "log_entries" VALUES('oR67nw5AecOI-jPZ',0,'action',-1,'roll 3',NULL);
INSERT INTO "log_entries" VALUES('oR67nw5AecOI-jPZ',1,'action',0,'P1 pick 1','id-5');
INSERT INTO "log_entries" VALUES('oR67nw5AecOI-jPZ',2,'action',1,'P2 pick 1','id-6');
INSERT INTO "log_entries" VALUES('oR67nw5AecOI-jPZ',3,'action',-1,'roll 2',NULL);
INSERT INTO "log_entries" VALUES('oR67nw5AecOI-jPZ',4,'action',0,'P1 pick 1','id-7');
INSERT INTO "log_entries" VALUES('oR67nw5AecOI-jPZ',5,'action',1,'P2 pick 1','id-8');
INSERT INTO "log_entries" VALUES('oR67nw5AecOI-jPZ',6,'action',-1,'roll 1',NULL);
INSERT INTO "log_entries" VALUES('oR67nw5AecOI-jPZ',7,'action',0,'P1 pick 1','id-9');
INSERT INTO "log_entries" VALUES('oR67nw5AecOI-jPZ',8,'action',1,'P2 pick 1','id-10');
INSERT INTO "log_entries" VALUES('p3qk0Nm3ceOmHmcd',0,'action',-1,'roll 3',NULL);
CREATE TABLE "matches" (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	options JSON NOT NULL, 
	rules_version INTEGER NOT NULL, 
	edition VARCHAR(128) NOT NULL, 
	seed VARCHAR(32) NOT NULL, 
	seed_known BOOLEAN NOT NULL, 
	created DATETIME NOT NULL, 
	ended DATETIME, 
	host VARCHAR(64), 
	public BOOLEAN DEFAULT 1 NOT NULL, 
	guided BOOLEAN DEFAULT 0 NOT NULL, 
	source VARCHAR(16) DEFAULT 'played' NOT NULL, 
	chat BOOLEAN DEFAULT 1 NOT NULL, 
	changed DATETIME NOT NULL, 
	to_act INTEGER DEFAULT '0' NOT NULL, 
	"end" VARCHAR(16), 
	scores JSON, 
	archived DATETIME, 
	rematch VARCHAR(32), request VARCHAR(64), pace VARCHAR(16) DEFAULT 'quick' NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, active DATETIME DEFAULT '0001-01-01 00:00:00' NOT NULL, ending VARCHAR(16) DEFAULT 'all' NOT NULL, end_asked DATETIME, language VARCHAR(16) DEFAULT '' NOT NULL, free INTEGER DEFAULT '0' NOT NULL, words TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_edition_editions FOREIGN KEY(edition) REFERENCES editions (hash)
);
INSERT INTO "matches" VALUES('qx9gW_jfuENZ2PWJ','fake',2,'{"luck": "good"}',1,'ffffffffffffffff','00000000000000000000000000005eed',1,'2026-11-27 22:42:33.685071',NULL,'81a2fc37c702ec584f07313a46dd7f08126104dea69766a109a62391633d1986',0,0,'played',1,'2026-11-27 22:42:34.184517',2,NULL,'null',NULL,NULL,NULL,'at-once',0,'2026-11-27 22:42:34.180168','all',NULL,'en',0,'ada
ben');
INSERT INTO "matches" VALUES('FpeK7lw9v2iRbe7f','fake',2,'{"luck": "good"}',1,'ffffffffffffffff','00000000000000000000000000005eed',1,'2026-11-27 22:42:34.261197',NULL,'81a2fc37c702ec584f07313a46dd7f08126104dea69766a109a62391633d1986',0,0,'played',1,'2026-11-27 22:42:34.386727',3,NULL,'null',NULL,NULL,NULL,'at-once',0,'2026-11-27 22:42:34.382365','all',NULL,'en',0,'ada');
INSERT INTO "matches" VALUES('hlFQgk2PAi5kW4Ax','fake',2,'{"luck": "good"}',1,'ffffffffffffffff','00000000000000000000000000005eed',1,'2026-11-27 22:42:34.439259',NULL,'81a2fc37c702ec584f07313a46dd7f08126104dea69766a109a62391633d1986',1,0,'played',1,'2026-11-27 22:42:34.439259',3,NULL,'null',NULL,NULL,NULL,'at-once',0,'2026-11-27 22:42:34.438241','all',NULL,'en',1,'ada');
INSERT INTO "matches" VALUES('oR67nw5AecOI-jPZ','fake',2,'{"luck": "good"}',1,'ffffffffffffffff','00000000000000000000000000005eed',1,'2026-11-27 22:42:34.473445','2026-11-27 22:42:34.769022','81a2fc37c702ec584f07313a46dd7f08126104dea69766a109a62391633d1986',0,0,'played',1,'2026-11-27 22:42:34.773373',0,'finished','[3, 3]',NULL,NULL,NULL,'at-once',0,'2026-11-27 22:42:34.769014','all',NULL,'en',0,'ada
ben');
INSERT INTO "matches" VALUES('p3qk0Nm3ceOmHmcd','fake',2,'{"luck": "good"}',1,'ffffffffffffffff','00000000000000000000000000005eed',1,'2026-11-27 22:42:34.813538','2026-11-27 22:42:34.890757','81a2fc37c702ec584f07313a46dd7f08126104dea69766a109a62391633d1986',0,0,'played',1,'2026-11-27 22:42:34.895121',0,'agreed','null',NULL,NULL,NULL,'at-once',0,'2026-11-27 22:42:34.818996','all','2026-11-27 22:42:34.874327','en',0,'ada');
CREATE TABLE orders (
	number INTEGER NOT NULL, 
	time DATETIME NOT NULL, 
	match_id VARCHAR(32), 
	topic VARCHAR(16) NOT NULL, 
	words TEXT NOT NULL, 
	CONSTRAINT pk_orders PRIMARY KEY (number)
);
CREATE TABLE processes (
	name VARCHAR(32) NOT NULL, 
	seen DATETIME NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (name)
);
INSERT INTO "processes" VALUES('0a02ecd93d6f68a1','2026-11-27 22:42:33.688093');
CREATE TABLE properties (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_properties PRIMARY KEY (name)
);
INSERT INTO "properties" VALUES('clock','2026-11-27T22:42:33.672957');
INSERT INTO "properties" VALUES('secret','mBD7o06veS0cKeJr53uU4dGFDwQcCQuVs7uUiUKw5pw');
CREATE TABLE restrictions (
	kind VARCHAR(16) NOT NULL, 
	subject VARCHAR(64) NOT NULL, 
	note TEXT NOT NULL, 
	since DATETIME NOT NULL, 
	until DATETIME, 
	CONSTRAINT pk_restrictions PRIMARY KEY (kind, subject)
);
CREATE TABLE seats (
	match_id VARCHAR(32) NOT NULL, 
	player INTEGER NOT NULL, 
	kind VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	holder VARCHAR(64), 
	substitute VARCHAR(64), 
	agrees BOOLEAN DEFAULT 0 NOT NULL, 
	seen DATETIME, process VARCHAR(32), 
	CONSTRAINT pk_seats PRIMARY KEY (match_id, player), 
	CONSTRAINT fk_seats_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "seats" VALUES('qx9gW_jfuENZ2PWJ',0,'person','Ada','81a2fc37c702ec584f07313a46dd7f08126104dea69766a109a62391633d1986',NULL,0,'2026-11-27 22:42:33.680764',NULL);
INSERT INTO "seats" VALUES('qx9gW_jfuENZ2PWJ',1,'person','Ben','94093599b950e299bedd5d54af019a602c5816734b22d5d19f5d9ddb8e34b76d',NULL,0,'2026-11-27 22:42:33.971003',NULL);
INSERT INTO "seats" VALUES('FpeK7lw9v2iRbe7f',0,'person','Ada','81a2fc37c702ec584f07313a46dd7f08126104dea69766a109a62391633d1986',NULL,0,'2026-11-27 22:42:34.256912',NULL);
INSERT INTO "seats" VALUES('FpeK7lw9v2iRbe7f',1,'low','Bot',NULL,NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES('hlFQgk2PAi5kW4Ax',0,'person','Ada','81a2fc37c702ec584f07313a46dd7f08126104dea69766a109a62391633d1986',NULL,0,'2026-11-27 22:42:34.434954',NULL);
INSERT INTO "seats" VALUES('hlFQgk2PAi5kW4Ax',1,'person','anybody',NULL,NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES('oR67nw5AecOI-jPZ',0,'person','Ada','81a2fc37c702ec584f07313a46dd7f08126104dea69766a109a62391633d1986',NULL,0,'2026-11-27 22:42:34.469134',NULL);
INSERT INTO "seats" VALUES('oR67nw5AecOI-jPZ',1,'person','Ben','94093599b950e299bedd5d54af019a602c5816734b22d5d19f5d9ddb8e34b76d',NULL,0,'2026-11-27 22:42:34.512679',NULL);
INSERT INTO "seats" VALUES('p3qk0Nm3ceOmHmcd',0,'person','Ada','81a2fc37c702ec584f07313a46dd7f08126104dea69766a109a62391633d1986',NULL,1,'2026-11-27 22:42:34.809248',NULL);
INSERT INTO "seats" VALUES('p3qk0Nm3ceOmHmcd',1,'low','Bot',NULL,NULL,0,NULL,NULL);
CREATE INDEX ix_keys_match_id ON keys (match_id);
CREATE INDEX ix_seats_holder ON seats (holder);
CREATE INDEX ix_matches_host ON matches (host) WHERE archived IS NULL;
CREATE INDEX ix_matches_running ON matches (active) WHERE archived IS NULL AND ended IS NULL;
CREATE INDEX ix_matches_end_asked ON matches (end_asked) WHERE ended IS NULL AND end_asked IS NOT NULL;
CREATE INDEX ix_matches_open ON matches (created, id, game, language, words) WHERE public IS 1 AND archived IS NULL AND ended IS NULL AND free > 0;
CREATE INDEX ix_matches_full ON matches (created, id, game, language, words) WHERE public IS 1 AND archived IS NULL AND ended IS NULL AND free = 0;
CREATE INDEX ix_matches_over ON matches (created, id, game, language, words) WHERE public IS 1 AND archived IS NULL AND ended IS NOT NULL;
CREATE INDEX ix_matches_ended ON matches (ended) WHERE ended IS NOT NULL;
CREATE INDEX ix_matches_archived ON matches (archived) WHERE archived IS NOT NULL;
CREATE INDEX ix_changes_told ON changes (told, match_id);
CREATE INDEX ix_seats_process ON seats (process) WHERE process IS NOT NULL;
COMMIT;
